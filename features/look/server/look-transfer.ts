import type { Tools } from '@frontage/kit/feature.server'
import { createSingleTransfer, valueAt } from '@frontage/kit/single-transfer.server'
import type { Brought, Transfer } from '@frontage/kit/transfer.server'
import * as v from 'valibot'
import { lookShape } from '../look'
import { type FaceFiles, facesIn, facesOut } from './faces'
import type { LookStore } from './look.store'
import type { LookDraft } from './look-draft.store'

/** A look that was exported early names no time zone: that of the site stays. */
const anyLook = v.object({ ...lookShape.entries, timeZone: v.optional(lookShape.entries.timeZone) })

/** `isOutdated`: another look was published since it was begun. */
const draftShape = v.object({ ...anyLook.entries, isOutdated: v.optional(v.boolean(), false) })
const DRAFT = 'look-draft'
/** The number of no look that is published here. */
const ELSEWHERE = -1

type Moving = Pick<Tools, 'db' | 'clock'> & { readonly store: LookStore; readonly draft: LookDraft; readonly faces: FaceFiles }
type Into = Parameters<Transfer['read']>[1]

/**
 * The published look, with typefaces of the owner's own, on its way out of the site or into it, where it becomes the newest one.
 * The draft comes along; one that is here stays beside a look that comes in, and is outdated then.
 */
export const createLookTransfer = (moving: Moving): Transfer => {
  const { db, store, draft, faces } = moving
  const published = publishedTransfer(moving)
  return {
    name: 'look',
    write: async (trx = db) => {
      const texts = await published.write(trx)
      const { look, madeFrom } = await draft.read(trx)
      if (!look) return texts
      return new Map([...texts, [DRAFT, { ...look, isOutdated: madeFrom !== (await store.published(trx)).id }]])
    },
    read: async (texts, into) => {
      const shown = await published.read(texts, into)
      const { bad, value } = valueAt(DRAFT, draftShape, texts)
      const brought = value ? [await takeDraft(value, into, moving)] : []
      return { ...shown, brought: [...shown.brought, ...brought], bad: [...shown.bad, ...bad] }
    },
    files: facesOut(faces),
    takeFiles: facesIn(faces),
  }
}

const publishedTransfer = ({ db, clock, store, draft }: Moving): Transfer =>
  createSingleTransfer(db, {
    ...{ name: 'look', what: 'look', shape: anyLook },
    read: async (trx) => {
      const { id, look } = await store.published(trx)
      return id ? look : undefined
    },
    keep: async (given, { trx, by }) => {
      const { timeZone = (await store.published(trx)).look.timeZone } = given
      const look = { ...given, timeZone }
      const now = { at: clock.now().toISOString(), by }
      const before = await draft.read(trx)
      await store.add({ look, savedAt: now.at, savedBy: by }, trx)
      // A draft that everybody sees now is none any more. Any other stays; whoever has it open hears of the look that came in.
      const stays = before.look && JSON.stringify(before.look) !== JSON.stringify(look) ? { ...before, look: before.look } : undefined
      await draft.set(before.revision, stays, now, trx)
    },
  })

async function takeDraft(
  { isOutdated, ...given }: v.InferOutput<typeof draftShape>,
  { trx, by }: Into,
  { clock, store, draft }: Moving,
): Promise<Brought> {
  const [before, published] = [await draft.read(trx), await store.published(trx)]
  const look = { ...given, timeZone: given.timeZone ?? published.look.timeZone }
  if (JSON.stringify(before.look) === JSON.stringify(look)) return { what: 'draft of the look', outcome: 'same' }
  const next = { look, madeFrom: isOutdated ? ELSEWHERE : published.id }
  await draft.set(before.revision, next, { at: clock.now().toISOString(), by }, trx)
  return { what: 'draft of the look', outcome: before.look ? 'changed' : 'new' }
}
