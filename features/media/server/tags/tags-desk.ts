import type { Tools } from '@frontage/kit/feature.server'
import { answer, type Route } from '@frontage/kit/wire/answer.server'
import { tagsOf } from '../../tags'
import { listMediaTags, tagMedia, tagsOfMedia } from '../../wire.tags'
import { createMediaStore } from '../media.store'
import { createMediaOf } from '../media-of'
import { mayKeepMedia } from '../policy'
import { createTagsStore } from './tags.store'

/** What the owner's admin asks about tags of pictures. Visitors see none of them. */
export function createTagRoutes(tools: Pick<Tools, 'db' | 'audit'>): Route[] {
  const media = createMediaStore(tools.db)
  const store = createTagsStore(tools.db)
  const mediaOf = createMediaOf(tools)
  return [
    answer(listMediaTags)
      .allow(mayKeepMedia)
      .with(async () => ({ tags: await store.counted() })),
    answer(tagsOfMedia)
      .allow(mayKeepMedia)
      .with(async ({ names }) => ({ tags: await store.within(names) })),
    answer(tagMedia)
      .allow(mayKeepMedia)
      .with(async ({ names, add, remove }, context) => {
        await tools.db.transaction().execute(async (trx) => {
          const known = (await store.counted(trx)).map(({ tag }) => tag)
          const there = (await media.findAll(names, trx)).map(({ name }) => name)
          if (there.length === 0) return
          await store.remove(there, tagsOf(remove, known), trx)
          await store.add(there, tagsOf(add, known), trx)
          for (const name of there) await tools.audit.note({ action: 'media.tag', target: `media ${name}` }, context, trx)
        })
        return { media: await mediaOf.all(await media.findAll(names)) }
      }),
  ]
}
