import { afterEach, expect, test } from 'vitest'
import { startTestSite, type TestSite } from '../site.fake'

let site: TestSite | undefined
afterEach(() => site?.close())

const filled = { demo: true, empty: false }

test.each(Object.entries(filled))(
  'generated reviews on a site with its %s state show only pictures that are there',
  async (_state, hasDemo) => {
    site = await startTestSite()
    if (hasDemo) for (const feature of site.app.features) await feature.demo?.('demo')
    const generate = site.app.features.map(({ generators }) => generators?.reviews).find(Boolean)
    await generate?.(400, () => undefined)
    const rows = await site.app.db.withTables<{ review: { mediaurls: string } }>().selectFrom('review').select('mediaurls').execute()
    expect(rows.length).toBeGreaterThanOrEqual(400)
    const shown = new Set(rows.flatMap(({ mediaurls }) => JSON.parse(mediaurls) as string[]))
    expect(shown.size > 0).toBe(hasDemo)
    for (const photo of shown) expect((await site.get(photo.replace(/\.\w+$/, '-480.webp'))).status, photo).toBe(200)
  },
)
