import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Tools } from '@frontage/kit/feature.server'
import { slugOf } from '@frontage/kit/slug'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import * as v from 'valibot'
import { itemDraftShape, type Taxonomy } from '../../item'
import { recordOf } from '../../server/item-record'
import { itemsWriter } from '../../server/item-writes.store'
import { createItemsStore, type ItemsStore } from '../../server/items.store'
import { createTermsStore } from '../../server/terms.store'

const word = v.optional(v.string(), '')
const sampleShape = v.object({
  ...v.partial(itemDraftShape).entries,
  title: v.string(),
  category: word,
  other: word,
  tags: v.optional(v.array(v.string()), []),
  date: v.optional(v.string(), '2026-01-01'),
})
type Sample = v.InferInput<typeof sampleShape>
const lookShape = v.object({ title: v.string(), settings: v.record(v.string(), v.unknown()) })
const demoShape = v.object({ items: v.array(v.custom<Sample>((item) => v.is(sampleShape, item))), looks: v.array(lookShape) })

/** How settings of the block are kept that the demo names. */
type KeepLook = (title: string, settings: Readonly<Record<string, unknown>>) => Promise<unknown>

/** Items of the made-up business, and records for tests. Their terms are made as they come up. */
export function createSamples({ db, clock, events }: Pick<Tools, 'db' | 'clock' | 'events'>, keepLook: KeepLook) {
  const terms = createTermsStore(db)
  const items = createItemsStore(db)

  async function termFor(taxonomy: Taxonomy, name: string, trx: AnyDatabase): Promise<number> {
    const slug = slugOf(name)
    const known = await terms.findBySlug(taxonomy, slug, trx)
    return (known ?? (await terms.add({ taxonomy, name, slug, description: '', parent: 0 }, trx))).id
  }

  async function keep(sample: Sample, position: number, trx: AnyDatabase): Promise<number> {
    const { category, other, tags, date, ...draft } = v.parse(sampleShape, sample)
    const record = recordOf(v.parse(itemDraftShape, { state: 'published', ...draft }))
    const at = `${date}T00:00:00.000Z`
    const own = { slug: slugOf(draft.title), position, framing: draft.site ? ('allowed' as const) : ('unknown' as const) }
    const { id } = await itemsWriter.add({ ...record, ...own, source: null, published_at: at, modified_at: at }, trx)
    const named = [...(category ? [['category', category]] : []), ...(other ? [['other', other]] : []), ...tags.map((tag) => ['tag', tag])]
    const ids = []
    for (const [taxonomy, name] of named) ids.push(await termFor(taxonomy as Taxonomy, name!, trx))
    await itemsWriter.setTerms(id, ids, trx)
    return id
  }

  async function keepAll(samples: readonly Sample[]): Promise<number[]> {
    return db.transaction().execute(async (trx) => {
      const kept = []
      for (const [position, sample] of samples.entries()) kept.push(await keep(sample, position, trx))
      await events.tell('portfolio.changed', trx)
      return kept
    })
  }

  return {
    /** The projects of `portfolio.json`, and the settings that pages name. */
    demo: async (folder: string): Promise<void> => {
      const { items, looks: named } = v.parse(demoShape, JSON.parse(await readFile(path.join(folder, 'portfolio.json'), 'utf8')))
      for (const { title, settings } of named) await keepLook(title, settings)
      await keepAll(items)
    },
    /** Sixty items in eight categories; every sixth is a draft. */
    fixture: async () => {
      const ids = await keepAll(Array.from({ length: 60 }, (_, index) => fixtureItem(index, clock.now())))
      const [published, drafts] = [ids.filter((_, index) => index % 6 !== 5), ids.filter((_, index) => index % 6 === 5)]
      return { portfolio: { published, drafts } }
    },
    generate: async (count: number, progress: (done: number) => void): Promise<void> => {
      const first = await firstNumber(items)
      for (let start = 0; start < count; start += GENERATED_AT_ONCE) {
        const many = Math.min(GENERATED_AT_ONCE, count - start)
        await keepAll(Array.from({ length: many }, (_, index) => generatedItem(first + start + index)))
        progress(start + many)
      }
    },
  }
}

const GENERATED_AT_ONCE = 1000

/** Behind those that were generated before: no item has a higher number than the newest. */
const firstNumber = async (items: ItemsStore): Promise<number> =>
  (await items.findBySlug(slugOf(generatedItem(0).title))) ? ((await items.newestId()) ?? 0) : 0

const kinds = ['Kitchen', 'Bathroom', 'Deck', 'Extension', 'New build', 'Joinery', 'Garden', 'Workshop']
const places = ['Stoke', 'Tāhunanui', 'Atawhai', 'Richmond', 'Māpua', 'Moutere', 'The Brook', 'Port Nelson', 'Wakefield', 'Brightwater']
const timbers = ['macrocarpa', 'rimu', 'cedar', 'oak', 'kwila', 'beech', 'larch', 'tōtara']

function fixtureItem(index: number, now: Date): Sample {
  const isDraft = index % 6 === 5
  const type = (['image', 'page', 'iframe', 'video'] as const)[index % 4]!
  return {
    title: `${isDraft ? 'Unseen' : 'Project'} ${index + 1}`,
    type,
    state: isDraft ? 'draft' : 'published',
    site: type === 'page' || type === 'iframe' ? '/' : '',
    video: type === 'video' ? 'https://vimeo.com/76979871' : '',
    category: kinds[index % kinds.length]!,
    other: places[index % 3]!,
    content: `<p>${isDraft ? 'hidden-word' : 'Solid work'} in ${timbers[index % timbers.length]}.</p>`,
    date: new Date(now.getTime() - index * 86_400_000).toISOString().slice(0, 10),
  }
}

function generatedItem(index: number): Sample {
  const kind = kinds[index % kinds.length]!
  const place = places[(index * 7) % places.length]!
  const timber = timbers[(index * 3) % timbers.length]!
  return {
    title: `${kind} ${index + 1} in ${place}`,
    category: kind,
    other: place,
    tags: [timber],
    excerpt: `${kind} in ${timber}, job ${(index * 7919).toString(36)}.`,
    content: `<p>A ${kind.toLowerCase()} of ${timber} for a house in ${place}, finished in week ${index % 52}.</p>`,
    date: new Date(Date.UTC(2026, 0, 1) - index * 3_600_000).toISOString().slice(0, 10),
  }
}
