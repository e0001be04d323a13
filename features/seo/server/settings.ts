import type { Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { AnyDatabase } from '@frontage/kit/storage/database.server'
import { createSite } from '@frontage/kit/storage/site.server'
import { storedIn } from '@frontage/kit/storage/stored-json.server'
import { type GenericSchema, type InferOutput, parse } from 'valibot'
import { businessShape } from '../business'
import { sharingShape } from '../sharing'

const NAMES = { business: 'seo.business', sharing: 'seo.sharing' } as const
const shapes = { business: businessShape, sharing: sharingShape } as const
type Shapes = typeof shapes
type Part = keyof Shapes

export type SeoSettings = ReturnType<typeof createSettings>

/** Business details and sharing, as JSON among the settings of the site. They are remembered until anything changes. */
export function createSettings({ site, events }: Pick<Tools, 'site' | 'events'>) {
  const known = createRemembered<unknown>(3)
  events.onPublic(known.forget)
  const read = <P extends Part>(part: P) =>
    known.recall(part, async () => fitting(shapes[part], (await site.read(NAMES[part])) ?? '{}', NAMES[part])) as Promise<
      InferOutput<Shapes[P]>
    >
  return {
    business: () => read('business'),
    sharing: () => read('sharing'),
    /** What the business is called; empty until somebody has said so. */
    siteName: () => known.recall('name', async () => (await site.read('name')) ?? '') as Promise<string>,
    /** Undefined as long as nobody has set it up. */
    saved: async <P extends Part>(part: P, trx: AnyDatabase): Promise<InferOutput<Shapes[P]> | undefined> => {
      const text = await createSite(trx).read(NAMES[part])
      return text === undefined ? undefined : fitting(shapes[part], text, NAMES[part])
    },
    /** As it stands now, not as it is remembered: another process may have changed it. */
    stored: async <P extends Part>(part: P): Promise<InferOutput<Shapes[P]>> =>
      fitting(shapes[part], (await site.read(NAMES[part])) ?? '{}', NAMES[part]),
    /** The same for whoever changes it: others wait until the transaction ends. */
    savedForChange: async <P extends Part>(part: P, trx: AnyDatabase): Promise<InferOutput<Shapes[P]>> =>
      fitting(shapes[part], await createSite(trx).readForChange(NAMES[part], '{}'), NAMES[part]),
    write: <P extends Part>(part: P, value: InferOutput<Shapes[P]>, trx: AnyDatabase): Promise<void> =>
      createSite(trx).write(NAMES[part], JSON.stringify(value)),
  }
}

/** What is saved and fits no more is as if nothing were saved: a page is never lost for it. */
const fitting = <S extends GenericSchema>(shape: S, text: string, name: string): InferOutput<S> =>
  storedIn(shape, text, name) ?? parse(shape, {})
