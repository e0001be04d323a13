import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ImportOptions, ImportResult, Tools } from '@frontage/kit/feature.server'
import type { Library } from '@frontage/kit/library.server'
import { type NewReview, recordOf } from '../../server/new-review'
import { keepReviews } from '../../server/store/incoming.store'
import { knownById } from '../../server/store/known.store'
import { generatedReview } from './words/generated-review'

type ImportReviews = (file: string, options: ImportOptions) => Promise<ImportResult>

const SEED = 2026
const AT_ONCE = 20_000
const FIXTURE = { reviews: 500, hidden: 50 }

/** `/media/deck-lookout.webp` is `deck-lookout`. */
const nameOf = (photo: string): string => path.basename(photo, path.extname(photo))

/** Only the demo has the pictures that they show: elsewhere they show none that is not there. */
async function withPicturesOf(library: Library, reviews: readonly NewReview[]): Promise<NewReview[]> {
  const there = await library.find(new Set(reviews.flatMap(({ photos = [] }) => photos.map(nameOf))))
  return reviews.map((review) => ({ ...review, photos: (review.photos ?? []).filter((photo) => there.has(nameOf(photo))) }))
}

/** Reviews that nobody wrote: for the demo, for tests and for measuring. All of them are marked as samples. */
export function createSamples(tools: Tools, importReviews: ImportReviews) {
  const { clock, library } = tools

  async function generate(count: number, progress: (done: number) => void): Promise<void> {
    const now = clock.now().toISOString()
    for (let start = 0; start < count; start += AT_ONCE) {
      const some = Array.from({ length: Math.min(AT_ONCE, count - start) }, (_, index) => generatedReview(SEED, start + index))
      const records = (await withPicturesOf(library, some)).map((review) => recordOf(review, now))
      await keepReviews(tools, records, { progress: (done) => progress(start + done), find: knownById })
    }
  }

  return {
    generate,

    fixture: async () => {
      const now = clock.now().toISOString()
      const statusOf = (index: number) => (index % (FIXTURE.reviews / FIXTURE.hidden) === 0 ? ('pending' as const) : ('published' as const))
      const records = Array.from({ length: FIXTURE.reviews }, (_, index) =>
        recordOf({ ...generatedReview(SEED, index), status: statusOf(index) }, now),
      )
      const { added } = await keepReviews(tools, records, { progress: () => {}, find: knownById })
      return { reviews: { added, pending: FIXTURE.hidden, published: FIXTURE.reviews - FIXTURE.hidden } }
    },

    demo: async (folder: string): Promise<void> => {
      const { bad } = await importReviews(await readFile(path.join(folder, 'reviews.csv'), 'utf8'), { skipBad: false })
      if (bad[0]) throw new Error(`demo/reviews.csv, line ${bad[0].line}: ${bad[0].reason}`)
    },
  }
}
