import type { Tools } from '@frontage/kit/feature.server'
import { takeTurn } from '@frontage/kit/storage/locks.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { addFace, openLook, readKeptLook, saveLook } from '../wire.admin'
import type { FaceFiles } from './faces'
import type { LookStore } from './look.store'
import { mayDress } from './policy'

type Desk = Pick<Tools, 'db' | 'audit' | 'clock' | 'events'>

/** Reading, publishing and bringing back looks of the site. */
export const createLookRoutes = (tools: Desk, store: LookStore, faces: FaceFiles): Route[] => [
  answer(openLook)
    .allow(mayDress)
    .with(async () => {
      const [{ id, look }, kept] = await Promise.all([store.published(), store.list()])
      return { revision: id, look, kept }
    }),
  answer(readKeptLook)
    .allow(mayDress)
    .with(async ({ id }) => {
      const look = await store.find(id)
      if (!look) throw new Refusal('look-gone', messages.gone, { status: 404 })
      return { look }
    }),
  saveLookRoute(tools, store, faces),
  addFaceRoute(tools, faces),
]

const addFaceRoute = ({ audit }: Desk, faces: FaceFiles): Route =>
  answer(addFace)
    .allow(mayDress)
    .with(async ({ file, name, ends }, context) => {
      if (!file.bytes) throw new Refusal('face-too-large', messages.face.tooLarge, { status: 413, field: 'file' })
      if (!name) throw new Refusal('face-nameless', messages.face.nameless, { field: 'name' })
      const { isNew: _, ...face } = await faces.keep(file.bytes)
      await audit.note({ action: 'site-look.add-face', target: `typeface ${face.id.slice(0, 8)}` }, context)
      return { face: { ...face, name, ends } }
    })

const saveLookRoute = ({ db, audit, clock, events }: Desk, store: LookStore, faces: FaceFiles): Route =>
  answer(saveLook)
    .allow(mayDress)
    .with(async ({ revision, look }, context) => {
      const savedBy = context.actor.role === 'visitor' ? '' : context.actor.name
      const id = await db.transaction().execute(async (trx) => {
        await takeTurn(trx, 'the theme')
        const before = await store.published(trx)
        if (before.id !== revision) throw new Refusal('look-conflict', messages.conflict(before.by), { status: 409 })
        const added = await store.add({ look, savedAt: clock.now().toISOString(), savedBy }, trx)
        await audit.note({ action: 'site-look.change', target: `look ${added}` }, context, trx)
        await events.tell('look.changed', trx)
        return added
      })
      await faces.sweep(await store.namesFace())
      return { revision: id, kept: await store.list() }
    })
