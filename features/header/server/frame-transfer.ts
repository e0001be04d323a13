import type { Tools } from '@frontage/kit/feature.server'
import { FRAME_FILES, readFrame } from '@frontage/kit/frame.server'
import type { PageModule } from '@frontage/kit/island/page'
import { valueAt } from '@frontage/kit/single-transfer.server'
import { createSite } from '@frontage/kit/storage/site.server'
import type { Brought, Transfer, TransferReport } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { type Frame, type FramePart, frameIn, frameParts, frameShapes, isFramed } from '../frame'
import { LONGEST_FRAME } from '../spec'
import type { FrameStore } from './frame.store'
import { type FrameContext, setPublished } from './frame-desk'

type Into = Parameters<Transfer['read']>[1]
type Trouble = TransferReport['bad'][number]

const DRAFTS = { header: 'header-draft', footer: 'footer-draft' } as const
const modules = v.pipe(
  v.unknown(),
  v.transform((given) => [given].flat()),
  v.array(v.looseObject({ block: v.string(), props: v.record(v.string(), v.unknown()) })),
)
const draftShape = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check((frame) => JSON.stringify(frame).length <= LONGEST_FRAME, 'This is too much for a header or footer.'),
)

/**
 * Header and footer on their way into another site: what is published there gets a version, so that it can be brought back, and
 * drafts come along. The published ones themselves go out with the pages, and come in with them.
 */
export const createFrameTransfer = (store: FrameStore, tools: FrameContext): Transfer => ({
  name: 'header',
  write: async (trx) => {
    const drafts: [string, Frame | undefined][] = []
    for (const part of frameParts) drafts.push([DRAFTS[part], (await store.draft(part, trx)).frame])
    return new Map(drafts.filter(([, frame]) => frame !== undefined))
  },
  read: async (texts, into) => {
    const brought: Brought[] = []
    const bad: Trouble[] = []
    for (const part of frameParts) {
      const shown = valueAt(FRAME_FILES[part], modules, texts)
      const draft = valueAt(DRAFTS[part], draftShape, texts)
      bad.push(...shown.bad, ...draft.bad)
      if (shown.value) await takeShown(part, shown.value, { brought, bad }, into, store, tools)
      if (draft.value) brought.push(await takeDraft(part, draft.value, into, store, tools))
    }
    return { brought, faults: [], bad }
  },
})

/** A frame that does not fit is never published: it is named by its place. */
async function takeShown(
  part: FramePart,
  given: readonly PageModule[],
  { brought, bad }: { readonly brought: Brought[]; readonly bad: Trouble[] },
  { trx, by }: Into,
  store: FrameStore,
  tools: FrameContext,
): Promise<void> {
  const modulesHere = await readFrame(part, { site: createSite(trx), log: tools.log })
  if (JSON.stringify(modulesHere) === JSON.stringify(given)) return void brought.push({ what: part, outcome: 'same' })
  if (!isFramed(part, given)) return void brought.push({ what: part, outcome: 'changed' })
  const frame = frameIn(part, given)
  const { success, issues } = v.safeParse(frameShapes[part] as v.GenericSchema, frame)
  if (!success) return void bad.push({ path: `${FRAME_FILES[part]}.json: ${v.getDotPath(issues[0]) ?? ''}`, text: issues[0].message })
  const now = { at: tools.clock.now().toISOString(), by }
  await setPublished(part, frame, now, trx, tools, store)
  // A draft that everybody sees now is none any more.
  const draft = await store.draft(part, trx)
  if (draft.frame && JSON.stringify(draft.frame) === JSON.stringify(frame)) await store.setDraft(part, draft.revision, undefined, now, trx)
  brought.push({ what: part, outcome: modulesHere.length ? 'changed' : 'new' })
}

async function takeDraft(
  part: FramePart,
  frame: Frame,
  { trx, by }: Into,
  store: FrameStore,
  { clock }: Pick<Tools, 'clock'>,
): Promise<Brought> {
  const before = await store.draft(part, trx)
  const what = `draft of the ${part}`
  if (JSON.stringify(before.frame) === JSON.stringify(frame)) return { what, outcome: 'same' }
  await store.setDraft(part, before.revision, frame, { at: clock.now().toISOString(), by }, trx)
  return { what, outcome: before.frame ? 'changed' : 'new' }
}
