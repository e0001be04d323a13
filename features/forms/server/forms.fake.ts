import type { Tools } from '@frontage/kit/feature.server'
import { createTestDatabase } from '@frontage/kit/storage/database.fake'
import type { Engine } from '@frontage/kit/storage/database.server'
import type { KitTables } from '@frontage/kit/storage/kit.tables.server'
import { kitMigrations } from '@frontage/kit/storage/migrations.server'
import { createFakeTools } from '@frontage/kit/tools.fake'
import { addressOf, pathFor } from '@frontage/kit/wire/address'
import type { AnswerOf, Call, InputOf } from '@frontage/kit/wire/call'
import type { Actor, Role } from '@frontage/kit/wire/permission'
import { createRouter } from '@frontage/kit/wire/router.server'
import { createTestServer } from '@frontage/kit/wire/server.fake'
import { createTickets } from '@frontage/kit/wire/ticket.server'
import * as v from 'valibot'
import { contactFormShape, type StoredContactForm } from '../form'
import { migrations } from '../migrations'
import type { FeedbackAnswer } from '../wire'
import type { EntryTables } from './entries.tables'
import { createFormsStore } from './forms.store'
import { createFeature } from './index'
import { createFormTickets } from './tickets'

type Fakes = ReturnType<typeof createFakeTools>
/** Fakes of which some may not work as they should. */
type Used = Omit<Fakes, 'files' | 'outbox' | 'scanner'> & Pick<Tools, 'files' | 'outbox' | 'scanner'>
type Engines = {
  readonly engine: Engine
  readonly postgresUrl: string
  /** Tools that do not work as they should. */
  readonly worse?: (tools: Fakes) => Partial<Pick<Tools, 'files' | 'outbox' | 'scanner'>>
}
type Sent = Readonly<Record<string, string | Blob | readonly (string | Blob)[]>>

/** The session cookie of a person with a role. */
const cookieOf = (role: Role): string => `__Host-frontage=${role.padEnd(43, '-')}`
const whoIs = async (token: string): Promise<Actor> => {
  const role = token.replace(/[-_]+$/, '') as Role
  return { role, accountId: 7, name: `Grace, ${role}`, session: 's', isProved: token.endsWith('-') }
}

/** The feature behind a server, as the app puts it together. */
async function openSite({ engine, postgresUrl, worse }: Engines) {
  const database = await createTestDatabase(engine, postgresUrl, { ...kitMigrations(engine), ...migrations(engine) })
  const fakes = createFakeTools(database)
  const tools = { ...fakes, ...worse?.(fakes) }
  await tools.site.write('owner-mail', 'owner@site.test')
  return { ...tools, database, ...(await serve(tools)) }
}

/** The feature and a server before it, as they are after every start. */
async function serve(tools: Used) {
  const { clock, keys, publicUrl, audit, files } = tools
  const feature = createFeature(tools)
  const bucket = { name: 'bucket' }
  const tickets = createTickets({ keys, clock, seconds: 3600 })
  const { incoming } = files
  const router = createRouter(feature.routes, { audit, tickets, publicUrl, whoIs, incoming, bucketFor: () => bucket.name })
  const server = await createTestServer((instance) => {
    router.mount(instance)
    feature.mount?.(
      instance,
      async ({ first, status, path }, _request, reply) => reply.status(status).send({ first, path }),
      router.signedIn,
    )
  })
  return { feature, bucket, router, server }
}

/** Contact forms behind a server: visitors send them, people with a role look at what came in. */
export async function createFormSite(engines: Engines) {
  const site = await openSite(engines)
  const { db, clock, server, publicUrl } = site
  const ours = createFormTickets(site)
  /** A ticket as old as a form that a person has filled in. */
  const ticketFor = (form: number, age = 5000): string => {
    const ticket = ours.issue(form)
    clock.advance(age)
    return ticket
  }
  const post = (path: string, fields: Sent, headers: Record<string, string> = {}) => postForm(site, path, fields, headers)

  return {
    ...site,
    post,
    /** What a server answers that was started anew on the same data. */
    postAfterRestart: async (path: string, fields: Sent) => {
      const { server: next } = await serve(site)
      const response = await postForm({ ...site, server: next }, path, fields, {})
      await next.close()
      return response
    },
    ticket: ticketFor,
    tickets: ours,
    form: (definition: StoredContactForm): Promise<number> => keepForm(site, definition),
    /** Sends a message with a ticket of its own, unless one is given. */
    send: async (form: number, fields: Sent): Promise<FeedbackAnswer> => {
      const own = { _wpcf7_unit_tag: `wpcf7-f${form}-p1-o1`, _frontage_ticket: fields._frontage_ticket ?? ticketFor(form) }
      return (await post(`/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { ...own, ...fields })).json()
    },
    /** Sends a call over HTTP: its status, and its answer or refusal. */
    call: async <C extends Call>(call: C, input: InputOf<C>, role?: Role) => {
      const { method, path } = addressOf(call)
      const fields = input as Record<string, string>
      const url = pathFor(path, (name) => fields[name]) + (method === 'GET' ? `?${new URLSearchParams(fields)}` : '')
      const headers = { origin: publicUrl, 'content-type': 'application/json', ...(role && { cookie: cookieOf(role) }) }
      const body = method === 'POST' ? { body: JSON.stringify(input) } : {}
      const response = await server.inject({ method, url, headers, ...body })
      return { status: response.statusCode, answer: response.json() as AnswerOf<C> }
    },
    entries: () => db.withTables<EntryTables>().selectFrom('form_entry').selectAll().orderBy('id').execute(),
    uploads: () => db.withTables<EntryTables>().selectFrom('form_file').selectAll().orderBy('id').execute(),
    mails: () => db.withTables<KitTables>().selectFrom('mail').selectAll().orderBy('id').execute(),
    close: async () => {
      await server.close()
      await site.database.close()
    },
  }
}

type OpenSite = Awaited<ReturnType<typeof openSite>>

/** Keeps a form as an owner would, and hands back its number. */
async function keepForm({ db, clock, events }: OpenSite, definition: StoredContactForm): Promise<number> {
  const form = v.parse(contactFormShape, definition)
  const store = createFormsStore(db)
  const next = { id: 0, version: 0, form, at: clock.now().toISOString(), by: 'Grace' }
  return db.transaction().execute(async (trx) => {
    const saved = await store.save(next, trx)
    await events.tell('forms.changed', trx)
    return saved!.id
  })
}

/** Posts a form as pages do, and hands back the raw answer. */
async function postForm({ server, publicUrl }: OpenSite, path: string, fields: Sent, headers: Record<string, string>) {
  const request = new Request(publicUrl, { method: 'POST', body: bodyOf(fields) })
  const type = request.headers.get('content-type') ?? ''
  const payload = Buffer.from(await request.arrayBuffer())
  const own = { 'content-type': type, 'user-agent': 'Mozilla/5.0 (Test)' }
  return server.inject({ method: 'POST', url: path, payload, headers: { ...own, ...headers } })
}

function bodyOf(fields: Sent): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) for (const item of [value].flat()) body.append(name, item as string)
  return body
}

export type FormSite = Awaited<ReturnType<typeof createFormSite>>
