import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { cookieIn, startTestSite, type TestSite } from '../site.fake'

const owner = { name: 'Hannah Vogt', email: 'hannah@harbour.example', password: 'a quiet bench by the sea' }

export type NewSite = TestSite & {
  readonly cookie: string
  /** As its owner; throws what the server says where it refuses. */
  ask<C extends Pick<Call, 'via' | 'answer' | 'request'>>(call: C, request: InputOf<C & Call>): Promise<AnswerOf<C & Call>>
}

type Browser = { readonly timeZone?: string; readonly language?: string }

/** A site with nothing but its owner, who signed up with the printed link in this browser. */
export async function startNewSite(engine: Engine, postgresUrl: string, browser: Browser = {}): Promise<NewSite> {
  const database = await createTestDatabase(engine, postgresUrl)
  const site = await startTestSite(database.url ? { DATABASE_URL: database.url } : {}, undefined, false)
  const printed = await Promise.all(site.app.features.map((feature) => feature.notice?.(site.base) ?? []))
  const token = /set-up#([^\s&]+)/.exec(printed.flat().join('\n'))?.[1]
  const signedUp = await site.post('/api/set-up', { token, ...owner, timeZone: 'Pacific/Auckland', ...browser })
  if (!signedUp.ok) throw new Error(await signedUp.text())
  const cookie = cookieIn(signedUp)
  return {
    ...site,
    cookie,
    ask: async ({ via }, request) => {
      const [method, address = ''] = via.split(' ')
      const query = new URLSearchParams(request as Record<string, string>)
      const answer = await (method === 'GET' ? site.get(`${address}?${query}`, cookie) : site.post(address, request, { cookie }))
      if (!answer.ok) throw new Error(await answer.text())
      return (await answer.json()) as never
    },
    close: async () => {
      await site.close()
      await database.close()
    },
  }
}
