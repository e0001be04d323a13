import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.admin'
import { makeSite } from '../wire.admin'
import { readAnswers } from './answers'
import { type Around, aroundOf } from './around'
import { keptFor, makingOf } from './draft-site'
import { setupOf } from './get-setup'
import { keepForms } from './keep-forms'
import { wearLook } from './look'
import { footerFrom, headerFrom } from './pages/frame'
import { chosenPages, pageFrom } from './pages/pages'
import { maySetUp } from './policy'
import { nameOf, type SetupDesk } from './setup-desk'
import { markOf } from './site-parts'

type Into = { readonly trx: AnyDatabase; readonly by: string }

export const makeSiteRoute = (desk: SetupDesk) =>
  answer(makeSite)
    .allow(maySetUp)
    .with(async (_, context) => {
      const around = await aroundOf(desk)
      const kept = await desk.inTurn(async (trx) => {
        const left = await makeAll(desk, around, { trx, by: nameOf(context) })
        await desk.audit.note({ action: 'setup.make', target: 'site' }, context, trx)
        return left
      })
      return { setup: await setupOf(desk), kept }
    })

/** Pages, header and footer as drafts, both forms, and the look. Hands back the titles of pages that somebody changed, and that stayed as they are. */
async function makeAll(desk: SetupDesk, around: Around, into: Into): Promise<string[]> {
  const answered = await readAnswers(desk, around, into.trx)
  const making = makingOf(answered, desk.registry)
  if (!making.facts.name) throw new Refusal('name-missing', messages.nothingAnswered, { field: 'name' })
  const kept = keptFor(making, around, await keepForms(making, desk, into))
  const left: string[] = []
  for (const name of chosenPages(making.facts)) {
    const page = pageFrom(name, making, kept)
    if (!(await keepDraft(page, desk, into))) left.push(page.title)
  }
  await keepFrames({ header: headerFrom(making, kept), footer: footerFrom(making) }, desk, into)
  await wearLook(desk, into, around, { isChosen: false })
  return left
}

/** False where the page is another one than the one that was made. */
async function keepDraft(page: { readonly path: string }, { registry, store, parts }: SetupDesk, into: Into): Promise<boolean> {
  const part = `page ${page.path}`
  const before = await registry.pageAt(page.path, into.trx)
  const known = (await store.made(into.trx)).get(part)
  if (before && known?.mark !== markOf(before.document)) return false
  if (!before || markOf(before.document) !== markOf(page)) await parts.read('pages', [['drafts/page', page]], into)
  const after = await registry.pageAt(page.path, into.trx)
  await store.mark(part, { mark: markOf(after?.document), record: after?.id ?? 0 }, into.trx)
  return true
}

type Frames = Readonly<Record<'header' | 'footer', Readonly<Record<string, unknown>>>>

async function keepFrames(frames: Frames, desk: SetupDesk, into: Into): Promise<void> {
  const { parts, store } = desk
  const made = await store.made(into.trx)
  for (const part of ['header', 'footer'] as const) {
    const before = await frameNow(part, desk, into.trx)
    if (before !== undefined && made.get(part)?.mark !== markOf(before)) continue
    await parts.read('header', [[`${part}-draft`, frames[part]]], into)
    await store.mark(part, { mark: markOf(await frameNow(part, desk, into.trx)), record: 0 }, into.trx)
  }
}

const blocks = { header: 'site-header', footer: 'site-footer' } as const
type Stored = readonly { readonly block: string; readonly props: Readonly<Record<string, unknown>> }[]

/** The draft of header or footer, else what visitors see of it; undefined where there is neither. */
export async function frameNow(part: 'header' | 'footer', { parts }: SetupDesk, trx: AnyDatabase): Promise<unknown> {
  const draft = (await parts.write('header', trx)).get(`${part}-draft`)
  const shown = ((await parts.write('pages', trx)).get(`site/${part}`) ?? []) as Stored
  // The button to the top belongs to the footer as its owner sees it.
  const props = shown.find(({ block }) => block === blocks[part])?.props
  return (
    draft ?? (props && part === 'footer' ? { ...props, toTop: shown.find(({ block }) => block === 'scroll-to-top')?.props ?? null } : props)
  )
}
