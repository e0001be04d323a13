import type { Tools } from '@frontage/kit/feature.server'
import { etagOf } from '@frontage/kit/hash.server'
import { asAvif } from '@frontage/kit/storage/pictures.server'
import { WIDTHS } from '../spec'
import { createSizesStore, type SizeRow } from './sizes.store'

/** The job that draws the sizes of a picture as AVIF: `{ name }`. */
export const AVIF_JOB = 'media.avif'

/**
 * Makes what WebP left too large smaller, in the background. Sizes that AVIF does not make smaller stay as they are. No page says
 * in which form its pictures come, so none changes.
 */
export function handleAvifJobs({ db, files, jobs }: Pick<Tools, 'db' | 'files' | 'jobs'>): void {
  const store = createSizesStore(db)

  async function draw(size: SizeRow): Promise<void> {
    // What crops are made from is sent to nobody.
    if (size.file.endsWith('.svg') || size.width > Math.max(...WIDTHS) || (await store.avif(size))) return
    const drawn = await files.read(size.file)
    if (!drawn) return
    const bytes = await asAvif(drawn)
    if (bytes.byteLength >= drawn.byteLength) return
    const file = await files.keep(bytes, 'avif')
    await store.putAvif({ name: size.name, width: size.width, of: size.file, file, etag: etagOf(bytes) })
  }

  jobs.handle(AVIF_JOB, {
    title: 'Make a picture smaller (AVIF)',
    lane: 'patient',
    run: async (payload) => {
      for (const size of await store.of((payload as { name: string }).name)) await draw(size)
    },
  })
}
