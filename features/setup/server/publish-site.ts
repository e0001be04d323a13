import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { answer, type Context } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.admin'
import { openSite, publishSite, takeOffline } from '../wire.admin'
import { readAnswers } from './answers'
import { type Around, aroundOf } from './around'
import { makingOf } from './draft-site'
import { setupOf } from './get-setup'
import { wearLook } from './look'
import { chosenPages, paths } from './pages/pages'
import { maySetUp } from './policy'
import { nameOf, type SetupDesk } from './setup-desk'

type Into = { readonly trx: AnyDatabase; readonly by: string }

/** All that was made becomes public in one transaction: there is never half a site. */
export const publishSiteRoute = (desk: SetupDesk) =>
  answer(publishSite)
    .allow(maySetUp)
    .with(async (_, context) => {
      const { isMade, findings } = await setupOf(desk)
      if (!isMade) throw new Refusal('not-made', messages.firstMake, { status: 409 })
      const blocked = findings.find(({ kind }) => kind === 'blocks')
      if (blocked) throw new Refusal('not-ready', messages.blocked(blocked.text), { status: 409 })
      const around = await aroundOf(desk)
      await desk.inTurn(async (trx) => {
        await publishAll(desk, around, { trx, by: nameOf(context) })
        await desk.opening.write(true, trx)
        await desk.audit.note({ action: 'setup.publish', target: 'site' }, context, trx)
      })
      return { setup: await setupOf(desk) }
    })

async function publishAll(desk: SetupDesk, around: Around, into: Into): Promise<void> {
  const { registry, parts } = desk
  const { facts } = makingOf(await readAnswers(desk, around, into.trx), registry)
  for (const name of chosenPages(facts)) {
    const page = await registry.pageAt(paths[name], into.trx)
    const why = (text: string): Refusal =>
      new Refusal('not-published', messages.notPublished(messages.pageTitles[name], text), { status: 409 })
    if (page?.isDraft) await parts.read('pages', [[`site/${name}`, page.document]], into, why)
  }
  const drafts = await parts.write('header', into.trx)
  const shown = await parts.write('pages', into.trx)
  const frames = (['header', 'footer'] as const).flatMap((part) => {
    const draft = drafts.get(`${part}-draft`) as Props | undefined
    return draft ? [[`site/${part}`, modulesWith(part, draft, (shown.get(`site/${part}`) ?? []) as Modules)] as const] : []
  })
  // The first gives each a version of its own; what visitors see is the same for both.
  await parts.read('header', frames, into)
  await parts.read('pages', frames, into)
  await wearLook(desk, into, around, { isChosen: false, isPublishing: true })
}

type Props = Readonly<Record<string, unknown>>
type Modules = readonly { readonly block: string; readonly props: Props }[]
const blocks = { header: ['site-header'], footer: ['site-footer', 'scroll-to-top'] } as const

/** Header or footer among the modules of their part; those of others stay. */
function modulesWith(part: 'header' | 'footer', { toTop, ...props }: Props, shown: Modules): Modules {
  const [main, button] = blocks[part]
  const others = shown.filter(({ block }) => block !== main && block !== button)
  return [{ block: main, props }, ...(button && toTop ? [{ block: button, props: toTop as Props }] : []), ...others]
}

export const takeOfflineRoute = (desk: SetupDesk) =>
  answer(takeOffline)
    .allow(maySetUp)
    .with((_, context) => setOpen(desk, false, context))

export const openSiteRoute = (desk: SetupDesk) =>
  answer(openSite)
    .allow(maySetUp)
    .with((_, context) => setOpen(desk, true, context))

async function setOpen(desk: SetupDesk, isOpen: boolean, context: Context) {
  await desk.inTurn(async (trx) => {
    await desk.opening.write(isOpen, trx)
    await desk.audit.note({ action: isOpen ? 'setup.open' : 'setup.close', target: 'site' }, context, trx)
  })
  return { setup: await setupOf(desk) }
}
