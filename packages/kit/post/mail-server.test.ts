import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { createTestDatabase, engines } from '../storage/database.fake'
import { kitMigrations } from '../storage/migrations.server'
import { createFakeTools } from '../tools.fake'
import type { Email } from './mail.server'
import { createMailServers, MailHostRefused, type NamedMailServer } from './mail-server.server'
import { createSettledPost } from './settled-post.server'
import { createSmtpPost, sendNow } from './smtp-post.server'

const keys = ['a-key-of-at-least-thirty-two-letters']
const password = 'macrocarpa-and-linseed'
const named: NamedMailServer = {
  ...{ host: '127.0.0.1', port: 25, security: 'none', user: 'site', password, from: 'hello@site.test' },
}
const letter: Email = { messageId: '<one@site.test>', from: named.from, to: 'olive@site.test', subject: 'Kia ora', text: 'Hello' }

describe.each(engines)('the mail server that an owner names, on %s', (engine) => {
  const closers: (() => unknown)[] = []
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close()
  })

  async function setUp(options: Partial<Parameters<typeof createMailServers>[0]> = {}) {
    const database = await createTestDatabase(engine, inject('postgresUrl'), kitMigrations(engine))
    closers.push(database.close)
    const tools = createFakeTools(database)
    const servers = createMailServers({ db: database.db, keys, mayBeLocal: true, ...options })
    const kept: Email[] = []
    const folder = { isFolder: true, send: async (one: Email) => void kept.push(one) }
    const settled = () => createSettledPost({ servers, folder, openPost: (server) => createSmtpPost(server, [2_000]), clock: tools.clock })
    const write = (server: NamedMailServer) => database.db.transaction().execute((trx) => servers.write(server, trx))
    const remove = () => database.db.transaction().execute((trx) => servers.remove(trx))
    return { ...database, ...tools, servers, kept, settled, write, remove }
  }

  /** Takes e-mails of whoever knows the password. */
  async function startSmtp() {
    const taken: string[] = []
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      allowInsecureAuth: true,
      closeTimeout: 100,
      logger: false,
      onAuth: (auth, _session, done) => (auth.password === password ? done(null, { user: auth.username }) : done(new Error('no'))),
      onData: (stream, session, done) => {
        stream.resume().on('end', () => {
          taken.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '')
          done()
        })
      },
    })
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => new Promise<void>((resolve) => server.close(resolve)))
    return { port: (server.server.address() as AddressInfo).port, taken }
  }

  test('e-mails lie in the folder until one is named, and go to it from then on', async () => {
    const { settled, kept, write, remove } = await setUp()
    const { port, taken } = await startSmtp()
    const post = settled()
    await post.load()
    await post.send(letter)
    expect([post.isFolder, kept.length, taken.length]).toEqual([true, 1, 0])
    await write({ ...named, port })
    await post.load()
    await post.send(letter)
    expect([post.isFolder, post.host, post.from, kept.length, taken]).toEqual([false, '127.0.0.1', named.from, 1, [named.from]])
    await remove()
    await post.load()
    await post.send(letter)
    // What was sent before was sent, whoever carries e-mails now.
    expect([post.isFolder, post.wasServer, kept.length]).toEqual([true, true, 2])
    post.close!()
  })

  test('its password is in no row, and without the keys it is of no use', async () => {
    const { db, servers, write } = await setUp()
    await write(named)
    const { rows } = await sql`select * from setting`.execute(db)
    expect(JSON.stringify(rows)).not.toContain(password)
    expect(await servers.open((await servers.read())!)).toMatchObject({ password })
    const others = createMailServers({ db, keys: ['another-key-of-thirty-two-letters-'], mayBeLocal: true })
    expect(await others.open((await others.read())!)).toMatchObject({ password: '' })
  })

  test('an empty password keeps the one before, but never for another server or user', async () => {
    const { servers, write } = await setUp()
    const now = async () => (await servers.open((await servers.read())!)) as { password: string }
    await write(named)
    await write({ ...named, password: '', port: 26 })
    expect(await now()).toMatchObject({ password, port: 26 })
    await write({ ...named, password: '', user: 'somebody' })
    expect((await now()).password).toBe('')
    await write(named)
    await write({ ...named, password: '', host: '127.0.0.2' })
    expect((await now()).password).toBe('')
  })

  test('a name that leads into our own network, or nowhere, is refused and nothing is kept', async () => {
    const lookup = async (host: string) => (host === 'nowhere.test' ? [] : [{ address: '198.41.0.4' }, { address: '10.0.0.7' }])
    const { servers, write } = await setUp({ mayBeLocal: false, lookup })
    await expect(write({ ...named, host: 'mixed.test' })).rejects.toMatchObject({ isUnknown: false })
    await expect(write({ ...named, host: 'nowhere.test' })).rejects.toMatchObject({ isUnknown: true })
    await expect(write({ ...named, host: '127.0.0.1' })).rejects.toBeInstanceOf(MailHostRefused)
    expect(await servers.read()).toBeUndefined()
  })

  test('what the name stands for is looked at again before it is called', async () => {
    let address = '198.41.0.4'
    const { servers, write } = await setUp({ mayBeLocal: false, lookup: async () => [{ address }] })
    await write({ ...named, host: 'mail.test' })
    address = '127.0.0.1'
    await expect(servers.open((await servers.read())!)).rejects.toMatchObject({ server: 'unknown-host' })
  })

  test('a test e-mail hands back what the server said', async () => {
    const { servers, write } = await setUp()
    const { port } = await startSmtp()
    await write({ ...named, port })
    expect(await sendNow(await servers.open((await servers.read())!), letter)).toMatch(/^250 /)
    await write({ ...named, port, password: 'a wrong one' })
    await expect(servers.open((await servers.read())!).then((server) => sendNow(server, letter))).rejects.toMatchObject({
      server: 'sign-in',
    })
  })
})
