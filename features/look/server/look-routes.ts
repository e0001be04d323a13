import type { Tools } from '@frontage/kit/feature.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { answer, type Context, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { ThemeSettings } from '../look'
import { messages } from '../messages'
import { addFace, discardLook, type OpenLook, openLook, readKeptLook, saveLook, saveLookDraft } from '../wire.admin'
import type { FaceFiles } from './faces'
import type { LookStore } from './look.store'
import type { LookDraft } from './look-draft.store'
import { mayDress } from './policy'

type LookTools = Pick<Tools, 'db' | 'audit' | 'clock' | 'events'> & {
  readonly store: LookStore
  readonly draft: LookDraft
  readonly faces: FaceFiles
}

/** The theme as its owner works on it: a draft that nobody sees, what visitors see, and what they saw before. */
export const createLookRoutes = (desk: LookTools): Route[] => [
  answer(openLook)
    .allow(mayDress)
    .with(() => opened(desk)),
  answer(readKeptLook)
    .allow(mayDress)
    .with(async ({ id }) => {
      const look = await desk.store.find(id)
      if (!look) throw new Refusal('look-gone', messages.gone, { status: 404 })
      return { look }
    }),
  answer(saveLookDraft)
    .allow(mayDress)
    .with(async ({ revision, look }, context) => {
      await change({ revision, draft: look }, context, desk)
      return opened(desk)
    }),
  answer(saveLook)
    .allow(mayDress)
    .with(async ({ revision, look }, context) => {
      await change({ revision, publish: look }, context, desk)
      await desk.faces.sweep(await desk.store.namesFace())
      return opened(desk)
    }),
  answer(discardLook)
    .allow(mayDress)
    .with(async ({ revision }, context) => {
      await change({ revision }, context, desk)
      return opened(desk)
    }),
  addFaceRoute(desk),
]

const addFaceRoute = ({ audit, faces }: LookTools): Route =>
  answer(addFace)
    .allow(mayDress)
    .with(async ({ file, name, ends }, context) => {
      if (!file.bytes) throw new Refusal('face-too-large', messages.face.tooLarge, { status: 413, field: 'file' })
      if (!name) throw new Refusal('face-nameless', messages.face.nameless, { field: 'name' })
      const { isNew: _, ...face } = await faces.keep(file.bytes)
      await audit.note({ action: 'site-look.add-face', target: `typeface ${face.id.slice(0, 8)}` }, context)
      return { face: { ...face, name, ends } }
    })

async function opened({ store, draft }: LookTools): Promise<OpenLook> {
  const [published, drafted, kept] = await Promise.all([store.published(), draft.read(), store.list()])
  const { look, revision, madeFrom, at, by } = drafted
  return {
    ...{ revision, kept, look: look ?? published.look, published: { id: published.id, look: published.look } },
    draft: look ? { at, by, isOutdated: madeFrom !== published.id } : null,
  }
}

/** Without a draft and without a look to publish, the draft is discarded. */
type Change = { readonly revision: number; readonly draft?: ThemeSettings; readonly publish?: ThemeSettings }

/** One transaction: the draft, what visitors see, and the line in the log. */
async function change({ revision, draft, publish }: Change, context: Context, desk: LookTools): Promise<void> {
  const { db, audit, clock, events, store } = desk
  const now = { at: clock.now().toISOString(), by: context.actor.role === 'visitor' ? '' : context.actor.name }
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, 'the theme')
    const [before, published] = [await desk.draft.read(trx), await store.published(trx)]
    const isNew = draft && JSON.stringify(draft) !== JSON.stringify(published.look)
    const next = isNew ? { look: draft, madeFrom: before.look ? before.madeFrom : published.id } : undefined
    if (!(await desk.draft.set(revision, next, now, trx)))
      throw new Refusal('look-conflict', messages.changedBy(before.by), { status: 409 })
    if (!publish) {
      await audit.note({ action: draft ? 'site-look.save-draft' : 'site-look.discard', target: 'theme' }, context, trx)
      return
    }
    const added = await store.add({ look: publish, savedAt: now.at, savedBy: now.by }, trx)
    await audit.note({ action: 'site-look.change', target: `look ${added}` }, context, trx)
    await events.tell('look.changed', trx)
  })
}
