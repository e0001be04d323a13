import { createTestDatabase, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { type FilledSite, signedIn, startFilledSite, startTestSite, type TestSite } from '../site.fake'

export type Pair = { readonly one: FilledSite; readonly two: TestSite; readonly cookies: readonly [string, string]; close(): Promise<void> }

/** One process on both engines, and two that share a database. */
export const pairs = [
  ['sqlite', 1],
  ['postgres', 1],
  ['postgres', 2],
] as const

/** Two owners of one site, each signed in, in one process or in one each. */
export async function openPair(engine: 'sqlite' | 'postgres', processes: 1 | 2, postgresUrl: string): Promise<Pair> {
  const database: TestDatabase | undefined = engine === 'postgres' ? await createTestDatabase(engine, postgresUrl) : undefined
  const env = { ...(database && { DATABASE_URL: database.url! }), SECRET_KEYS: 'one-key-that-both-servers-know-and-nobody-else' }
  const one = await startFilledSite(env)
  const two = processes === 2 ? await startTestSite({ ...env, DATA_DIR: one.folder }) : one
  const cookies = [one.cookies.owner, await signedIn(two, one.logins.owner.email, one.logins.owner.password)] as const
  const close = async (): Promise<void> => {
    if (two !== one) await two.close()
    await one.close()
    await database?.close()
  }
  return { one, two, cookies, close }
}
