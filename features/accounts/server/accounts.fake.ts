import { createHash } from 'node:crypto'
import type { AdminLanguage } from '@frontage/kit/admin-language'
import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import { isAllowed, visitor } from '@frontage/kit/wire/permission'
import { requireProof } from '@frontage/kit/wire/proof.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { KyselyPlugin } from 'kysely'
import { parse } from 'valibot'
import { migrations } from '../migrations'
import { setUpOwner } from '../wire.admin'
import { createFeature } from './index'
import type { Hasher } from './password/passwords'

/** Hashes in no time, and lists what it was asked to check. */
export function createFakeHasher(): Hasher & { readonly checked: string[] } {
  const checked: string[] = []
  const hash = async (password: string): Promise<string> => `fake:${createHash('sha256').update(password).digest('hex')}`
  const verify = async (hashed: string, password: string): Promise<boolean> => {
    checked.push(hashed)
    return hashed === (await hash(password))
  }
  return { checked, hash, verify }
}

type Options = {
  readonly engine: Engine
  readonly postgresUrl: string
  readonly hasher?: Hasher
  readonly publicUrl?: string
  /** Sees every statement of the feature before it is asked. */
  readonly watch?: KyselyPlugin
}

/** The feature over a database of its own, and browsers to talk to it with. */
export async function createTestAccounts(options: Options) {
  const { engine, postgresUrl, hasher = createFakeHasher(), publicUrl = 'http://site.test', watch } = options
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const watched = watch ? { ...database, db: database.db.withPlugin(watch) } : database
  const tools = { ...createFakeTools(watched), publicUrl }
  const node = (keys = tools.keys) => {
    const made = createFeature({ ...tools, keys }, hasher)
    Object.assign(tools.registry, { routes: () => made.routes })
    return made
  }
  const feature = node()

  return { database, tools, feature, node, close: database.close, browser: (bucket = 'home') => createBrowser(feature, bucket) }
}

/** Keeps one cookie and comes from one address. `cookie` may be set to whatever an attacker would send; `language` is what it asks the admin in. */
export function createBrowser(feature: ReturnType<typeof createFeature>, bucket = 'home') {
  const browser = {
    cookie: undefined as string | undefined,
    set: [] as string[],
    others: new Map<string, string>(),
    agent: 'Test',
    language: undefined as AdminLanguage | undefined,
  }
  const cookieNow = () => ({
    token: browser.cookie,
    set: (token: string) => {
      browser.cookie = token
      browser.set.push(token)
    },
    clear: () => {
      browser.cookie = undefined
    },
    read: (name: string) => browser.others.get(name),
    write: (name: string, value: string) => void (value ? browser.others.set(name, value) : browser.others.delete(name)),
  })

  async function ask<C extends Call>(call: C, request: InputOf<C>): Promise<AnswerOf<C>> {
    const route = feature.routes.find((candidate) => candidate.call === call)
    if (!route?.permission) throw new Error(`nobody may ${call.name}`)
    const actor = browser.cookie ? await feature.whoIs(browser.cookie) : visitor
    if (!isAllowed(route.permission, actor)) throw new Refusal('refused', 'refused', { status: actor.role === 'visitor' ? 401 : 403 })
    if (route.needsProof) requireProof(actor)
    const context = {
      actor: route.permission.roles === 'public' ? visitor : actor,
      signedIn: async () => actor,
      bucket,
      requestId: 'test',
      agent: browser.agent,
      network: `${bucket}.x`,
      page: '',
      cookie: cookieNow(),
      ...(browser.language && { language: browser.language }),
    }
    return (await route.reply(parse(call.request, request), context)) as AnswerOf<C>
  }
  return Object.assign(browser, { ask })
}

/** A site with an owner, who is signed in. */
export async function createOwnedSite(options: Options) {
  const site = await createTestAccounts(options)
  await site.feature.start()
  await site.feature.notice('')
  const owner = site.browser()
  const login = { email: 'owner@site.test', password: 'kwila boards and brass' }
  await owner.ask(setUpOwner, { token: site.feature.setUpToken()!, name: 'Grace', ...login })
  return { ...site, owner, login }
}

/** The status and code of the refusal that a call ends with; of an answer, 200. */
export const statusOf = (
  asked: Promise<unknown>,
): Promise<{ status: number; code: string; message: string; retryAfter?: number | undefined }> =>
  asked.then(
    () => ({ status: 200, code: '', message: '' }),
    (reason) => {
      if (!(reason instanceof Refusal)) throw reason
      const { status, code, message, retryAfter } = reason
      return { status, code, message, retryAfter }
    },
  )
