import { withApp } from './with-app'

/** `frontage fixture`: people and records for tests on an empty site; prints their ids as JSON. */
export async function fixture(): Promise<void> {
  await withApp(async ({ features }) => {
    const parts: Record<string, unknown> = {}
    for (const feature of features) Object.assign(parts, await feature.fixture?.())
    console.log(JSON.stringify(parts))
  })
}
