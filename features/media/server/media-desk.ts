import type { Tools } from '@frontage/kit/feature.server'
import { refuseOutdated } from '@frontage/kit/storage/revision.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages'
import { addMedia, describeMedia, listMedia, removeMedia } from '../wire.admin'
import { createMediaStore, type MediaRow } from './media.store'
import { createMediaOf } from './media-of'
import type { Pictures } from './pictures'
import { mayKeepMedia } from './policy'
import { removedPicture } from './removed-media'

type Desk = Pick<Tools, 'db' | 'audit' | 'events' | 'trash'>

/** What the owner's admin asks about pictures. */
export const createOwnerRoutes = (tools: Desk, pictures: Pictures): Route[] => [
  listRoute(tools),
  addRoute(tools, pictures),
  describeRoute(tools),
  removeRoute(tools, pictures),
]

const listRoute = ({ db }: Desk) => {
  const store = createMediaStore(db)
  const mediaOf = createMediaOf({ db })
  return answer(listMedia)
    .allow(mayKeepMedia)
    .with(async ({ q, tag, undescribed, page, perPage }) => {
      const query = { q, tag, isUndescribed: undescribed === '1', limit: perPage, offset: (page - 1) * perPage }
      const { rows, total } = await store.list(query)
      return { media: await mediaOf.all(rows), total }
    })
}

const addRoute = ({ db, audit }: Desk, pictures: Pictures) => {
  const mediaOf = createMediaOf({ db })
  return answer(addMedia)
    .allow(mayKeepMedia)
    .with(async ({ file, alt }, context) => {
      if (!file.bytes) throw new Refusal('too-large', messages.tooLarge, { status: 413, field: 'file' })
      const row = await pictures.add(file.name, file.bytes, alt, { takesSvg: true })
      await audit.note({ action: 'media.add', target: `media ${row.name}` }, context)
      return { media: await mediaOf(row) }
    })
}

const describeRoute = ({ db, audit, events }: Desk) => {
  const store = createMediaStore(db)
  const mediaOf = createMediaOf({ db })
  return answer(describeMedia)
    .allow(mayKeepMedia)
    .with(async ({ name, alt, focus, was }, context) => {
      const change = {
        ...(alt !== undefined && { alt }),
        ...(focus && { focus_x: Math.round(focus[0]), focus_y: Math.round(focus[1]) }),
      }
      const row = await db.transaction().execute(async (trx) => {
        const stands = await store.findForChange(name, trx)
        if (stands) refuseOtherDescription(stands, change, { alt: was.alt, focus: was.focus?.join() })
        const described = stands && (await store.describe(name, change, trx))
        if (!described) throw new Refusal('no-such-picture', messages.noSuchPicture, { status: 404, field: 'name' })
        await audit.note({ action: 'media.describe', target: `media ${name}` }, context, trx)
        await events.tell('media.changed', trx)
        return described
      })
      return { media: await mediaOf(row) }
    })
}

type Change = { readonly alt?: string; readonly focus_x?: number; readonly focus_y?: number }

/** Where nobody has said anything, or the same, nothing is lost. */
function refuseOtherDescription(
  stands: MediaRow,
  change: Change,
  was: { readonly alt: string | undefined; readonly focus: string | undefined },
): void {
  const focus = `${stands.focus_x},${stands.focus_y}`
  const isOtherAlt = change.alt !== undefined && stands.alt !== '' && stands.alt !== change.alt
  const isOtherFocus = change.focus_x !== undefined && focus !== MIDDLE && focus !== `${change.focus_x},${change.focus_y}`
  if (isOtherAlt) refuseOutdated(was.alt === undefined ? '' : `alt ${was.alt}`, `alt ${stands.alt}`)
  if (isOtherFocus) refuseOutdated(was.focus ?? '', focus)
}

/** Where a picture is cut as long as nobody has said otherwise. */
const MIDDLE = '50,50'

const removeRoute = ({ db, audit, events, trash }: Desk, pictures: Pictures) =>
  answer(removeMedia)
    .allow(mayKeepMedia)
    .with(({ name }, context) =>
      db.transaction().execute(async (trx) => {
        const removed = await removedPicture(name, trx)
        if (!removed) return { removed: false, trash: [] }
        await pictures.remove(name, trx)
        await audit.note({ action: 'media.remove', target: `media ${name}` }, context, trx)
        await events.tell('media.changed', trx)
        return { removed: true, trash: [await trash.put(removed, context, trx)] }
      }),
    )
