import { engines } from '@frontage/kit/storage/database.fake'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type NewSite, startNewSite } from './new-site.fake'

type Kinds = { readonly groups: readonly { readonly kinds: readonly { readonly id: string }[] }[] }

describe.each(engines)('kinds of business on %s', (engine) => {
  let site: NewSite
  beforeAll(async () => {
    site = await startNewSite(engine, inject('postgresUrl'))
  }, 60_000)
  afterAll(() => site.close())

  test('each is kept among the business details as a type that search engines know', async () => {
    const { groups } = (await (await site.get('/api/setup/kinds', site.cookie)).json()) as Kinds
    for (const { id } of groups.flatMap(({ kinds }) => kinds)) {
      const answer = await site.post('/api/setup', { step: 'business', answers: { name: 'Harbour', kind: id } }, { cookie: site.cookie })
      expect([id, answer.status]).toEqual([id, 200])
    }
  }, 120_000)
})
