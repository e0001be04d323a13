import type { SiteRegistry } from '@frontage/kit/feature.server'
import { messages } from '../messages.admin'
import type { MadePage, Setup } from '../wire.admin'
import type { Facts } from './pages/facts'

type Finding = Setup['findings'][number]
type Registry = Pick<SiteRegistry, 'wholeLooks' | 'pageIssues'>
type Known = {
  readonly facts: Facts
  /** Where messages of the contact form go. */
  readonly receiver: string
  readonly pages: readonly MadePage[]
  /** Whether what was made is looked over: before it is public. */
  readonly isChecked: boolean
}

const { findings: say, gapActions: act } = messages

/** What stands in the way of publishing, what should be fixed before it, what can wait, and what is well. */
export async function findingsOf({ facts, receiver, pages, isChecked }: Known, registry: Registry): Promise<Finding[]> {
  const blocks = [
    ...(facts.name ? [] : [{ kind: 'blocks' as const, page: '', text: say.nameMissing, action: act.fix, at: '/admin/setup/business' }]),
    ...(receiver ? [] : [{ kind: 'blocks' as const, page: '', text: say.emailMissing, action: act.fix, at: '/admin/setup/place' }]),
  ]
  const gaps = pages.flatMap(({ title, gaps }) => gaps.map((gap) => ({ kind: 'gap' as const, page: title, ...gap })))
  if (!isChecked) return [...blocks, ...gaps]
  const [colours, issues] = [await coloursIn(registry), await issuesOn(pages, registry)]
  const found = [...blocks, ...colours, ...issues, ...gaps]
  return [...found.filter(({ kind }) => kind !== 'fine'), ...found.filter(({ kind }) => kind === 'fine')]
}

const fine = (text: string): Finding => ({ kind: 'fine', page: '', text, action: '', at: '' })
const warns = (text: string, at: string, page = ''): Finding => ({ kind: 'warns', page, text, action: act.fix, at })

/** Whether the colours of the theme can be read in both modes. */
async function coloursIn({ wholeLooks }: Registry): Promise<Finding[]> {
  const poor = await wholeLooks()?.hardToRead()
  if (!poor) return []
  const found = (['light', 'dark'] as const).flatMap((mode) => (poor[mode] ? [warns(say.hardToRead[mode](poor[mode]), '/admin/look')] : []))
  return found.length ? found : [fine(say.readable)]
}

/** What visitors would run into on the pages, once all of them are public. */
async function issuesOn(pages: readonly MadePage[], { pageIssues }: Registry): Promise<Finding[]> {
  const together = pages.map(({ path }) => path)
  const found: Finding[] = []
  for (const { path, title } of pages) for (const { text, at } of await pageIssues(path, together)) found.push(warns(text, at, title))
  return found.length ? found : [fine(say.linked)]
}
