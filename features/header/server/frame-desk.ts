import type { Tools } from '@frontage/kit/feature.server'
import { FRAME, readFrame } from '@frontage/kit/frame.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { parse } from 'valibot'
import { type Frame, type FramePart, frameIn, frameShapes, modulesWith } from '../frame'
import { messages } from '../messages.admin'
import { LONGEST_FRAME } from '../spec'
import { discardFrame, type OpenedFrame, openFrame, publishFrame, readFrameVersion, saveFrame } from '../wire.admin'
import type { Action, FrameStore } from './frame.store'
import { mayFrame } from './policy'
import { refuseRunningLinks } from './running-links'

export type FrameContext = Pick<Tools, 'db' | 'site' | 'log' | 'audit' | 'clock' | 'events'>

/** Header and footer as their owner works on them: a draft that nobody sees, and what every page has. */
export const createFrameRoutes = (tools: FrameContext, store: FrameStore): Route[] => [
  answer(openFrame)
    .allow(mayFrame)
    .with(async ({ part }) => opened(part, tools, store)),
  answer(saveFrame)
    .allow(mayFrame)
    .with(async ({ part, revision, frame }, context) => {
      requireSmall(frame)
      refuseRunningLinks(frame)
      await change({ part, revision, draft: frame, action: 'frame.save' }, context, tools, store)
      return opened(part, tools, store)
    }),
  answer(discardFrame)
    .allow(mayFrame)
    .with(async ({ part, revision }, context) => {
      await change({ part, revision, draft: undefined, action: 'frame.discard' }, context, tools, store)
      return opened(part, tools, store)
    }),
  answer(publishFrame)
    .allow(mayFrame)
    .with(async ({ part, revision, frame }, context) => {
      requireSmall(frame)
      const fitting = parse(frameShapes[part], frame) as Frame
      await change({ part, revision, draft: undefined, publish: fitting, action: 'frame.publish' }, context, tools, store)
      return opened(part, tools, store)
    }),
  answer(readFrameVersion)
    .allow(mayFrame)
    .with(async ({ part, version }) => {
      const frame = await store.version(part, version)
      if (!frame) throw new Refusal('no-such-version', messages.noSuchVersion, { status: 404, field: 'version' })
      return { frame }
    }),
]

async function opened(part: FramePart, tools: FrameContext, store: FrameStore): Promise<OpenedFrame> {
  const { revision, frame, at, by } = await store.draft(part)
  const published = frameIn(part, await readFrame(part, tools))
  return { part, revision, frame: frame ?? published, published, draft: frame ? { at, by } : null, versions: await store.versions(part) }
}

type Change = {
  readonly part: FramePart
  readonly revision: number
  readonly draft: Frame | undefined
  readonly publish?: Frame
  readonly action: string
}

/** One transaction: the draft, what visitors see, its version, and the line in the log. */
async function change(
  { part, revision, draft, publish, action }: Change,
  context: Context,
  tools: FrameContext,
  store: FrameStore,
): Promise<void> {
  const { db, clock, audit, events } = tools
  const by = context.actor.role === 'visitor' ? '' : context.actor.name
  const now: Action = { at: clock.now().toISOString(), by }
  await db.transaction().execute(async (trx) => {
    if (!(await store.setDraft(part, revision, draft, now, trx))) {
      const { by: other } = await store.draft(part, trx)
      throw new Refusal('frame-changed', messages.changedBy(other), { status: 409 })
    }
    await audit.note({ action, target: part }, context, trx)
    if (!publish) return
    await setPublished(part, publish, now, trx, tools, store)
    await events.tell('pages.changed', trx)
  })
}

/** What visitors see from now on, with a version of it. */
export async function setPublished(
  part: FramePart,
  frame: Frame,
  now: Action,
  trx: AnyDatabase,
  { log }: FrameContext,
  store: FrameStore,
): Promise<void> {
  const site = createSite(trx)
  const modules = await readFrame(part, { site, log })
  const [newest] = await store.versions(part, trx)
  // What was there before anybody published is the first version, so that it can be brought back too.
  if (!newest && modules.length) await store.addVersion(part, 1, frameIn(part, modules), { ...now, by: '' }, trx)
  await store.addVersion(part, newest ? newest.version + 1 : modules.length ? 2 : 1, frame, now, trx)
  await site.write(FRAME[part], JSON.stringify(modulesWith(part, modules, frame)))
}

function requireSmall(frame: Frame): void {
  if (JSON.stringify(frame).length > LONGEST_FRAME) throw new Refusal('frame-too-long', messages.tooLong, { status: 400, field: 'frame' })
}
