import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createFolderPost, type Email } from './mail.server'
import { createSmtpPost } from './smtp-post.server'

const letter = {
  messageId: '<one@site.test>',
  from: 'site@site.test',
  to: 'olive@site.test',
  subject: 'Kia ora',
  text: 'Hello from Whakatū',
}

let stop = async () => {}
afterEach(() => stop())

/** A mail server that refuses with a code, or takes everything. */
async function startServer(
  code = 0,
  disabledCommands = ['AUTH', 'STARTTLS'],
): Promise<{ url: string; taken: { to: string[]; raw: string }[]; lines: Set<string>; hung: string[] }> {
  const taken: { to: string[]; raw: string }[] = []
  const lines = new Set<string>()
  const hung: string[] = []
  const server = new SMTPServer({
    disabledCommands,
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('no')),
    closeTimeout: 100,
    logger: false,
    onRcptTo: (_address, _session, done) => done(code ? Object.assign(new Error('no'), { responseCode: code }) : null),
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk
      })
      stream.on('end', () => {
        lines.add(session.id)
        if (raw.includes('Subject: Hang')) return void hung.push(raw)
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => new Promise((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, taken, lines, hung }
}

test('a letter reaches the mail server with its own message id', async () => {
  const { url, taken } = await startServer()
  await createSmtpPost(url).send(letter)
  expect(taken[0]?.to).toEqual(['olive@site.test'])
  expect(taken[0]?.raw).toMatch(/^Message-ID: <one@site\.test>\r?$/m)
})

test('an answer names what it answers, so that mail programs keep the thread', async () => {
  const { url, taken } = await startServer()
  const post = createSmtpPost(url)
  await post.send({ ...letter, refersTo: ['<zero@site.test>', '<half@site.test>'] })
  await post.send(letter)
  expect(taken[0]?.raw).toMatch(/^In-Reply-To: <half@site\.test>\r?$/m)
  expect(taken[0]?.raw).toMatch(/^References: <zero@site\.test> <half@site\.test>\r?$/m)
  expect(taken[1]?.raw).not.toMatch(/^(In-Reply-To|References):/m)
  post.close!()
})

test('a header in the subject stays in the subject, and a list of addresses is no second one (bars G01, G02)', async () => {
  const { url, taken } = await startServer()
  const post = createSmtpPost(url)
  await post.send({ ...letter, subject: 'Hello\r\nBcc: eve@site.test' })
  const two = 'olive@site.test, eve@site.test'
  await post.send({ ...letter, to: two }).catch(() => {})
  await post.send({ ...letter, replyTo: two }).catch(() => {})
  await post.send({ ...letter, replyTo: 'ann@site.test\r\nBcc: eve@site.test' }).catch(() => {})
  expect(taken[0]?.raw).toMatch(/^Subject: Hello Bcc: eve@site\.test\r?$/m)
  for (const { to, raw } of taken) {
    expect(to).not.toContain('eve@site.test')
    expect(raw).not.toMatch(/^Bcc:/m)
    // What stands between quotation marks is one name of one mailbox.
    expect(raw.match(/^Reply-To: .*$/m)?.[0] ?? '').toMatch(/^(Reply-To: <"[^"]+"@site\.test>)?\r?$/)
  }
  post.close!()
})

test('an e-mail that names a file or an address instead of its words takes neither along (bar G05)', async () => {
  const { url, taken } = await startServer()
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-mails-'))
  const secret = path.join(folder, 'secret')
  writeFileSync(secret, 'canary of the server')
  const asked: string[] = []
  const inside = createHttp((request, response) => {
    asked.push(request.url ?? '')
    response.end('canary of the inside')
  })
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve))
  const smtp = createSmtpPost(url)
  const ways = [smtp.send, (email: Email) => smtp.send(email, { isUrgent: true }), createFolderPost(path.join(folder, 'mails')).send]
  const named = [{ path: secret }, { href: `http://127.0.0.1:${(inside.address() as AddressInfo).port}/` }]
  for (const send of ways)
    for (const text of named) await expect(send({ ...letter, text: text as never })).rejects.toThrow(/access rejected/)
  expect([taken, asked, readdirSync(path.join(folder, 'mails'))]).toEqual([[], [], []])
  smtp.close!()
  inside.close()
  rmSync(folder, { recursive: true })
})

test.each([
  [550, true],
  [451, false],
])('a server that answers %d is final: %s', async (code, isFinal) => {
  const { url } = await startServer(code)
  await expect(createSmtpPost(url).send(letter)).rejects.toMatchObject({ isFinal, server: undefined, isSilent: false })
})

test('a server that is away may be tried again', async () => {
  const away = { isFinal: false, server: 'no-answer' }
  await expect(createSmtpPost('smtp://127.0.0.1:1').send(letter)).rejects.toMatchObject(away)
  await expect(createSmtpPost('smtp://127.0.0.1:1').send(letter, { isUrgent: true })).rejects.toMatchObject(away)
})

test.each([
  ['', 'refuses'],
  ['554 no service\r\n', 'refuses'],
  ['421 too busy\r\n', 'refuses'],
])('bar G06: a server that greets with "%s" says nothing about the letter', async (greeting, server) => {
  const listening = createServer((socket) => socket.on('error', () => {}).end(greeting))
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  stop = () => new Promise((resolve) => listening.close(() => resolve()))
  const url = `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`
  await expect(createSmtpPost(url).send(letter)).rejects.toMatchObject({ isFinal: false, server })
})

test('bar G06: a password that the mail server does not take says nothing about the letter', async () => {
  const { url } = await startServer(0, ['STARTTLS'])
  await expect(createSmtpPost(url.replace('//', '//site:wrong@')).send(letter)).rejects.toMatchObject({ isFinal: false, server: 'sign-in' })
})

test('bar G10: connections are kept for what follows, and a link to sign in with waits for none of them', async () => {
  const { url, taken, lines, hung } = await startServer()
  const post = createSmtpPost(url, [2_000])
  for (let count = 0; count < 5; count++) await post.send(letter)
  expect([taken.length, lines.size]).toEqual([5, 1])
  let over = 0
  const hang = () => post.send({ ...letter, subject: 'Hang' }).catch((reason: unknown) => reason)
  const hanging = Array.from({ length: 8 }, () => hang().finally(() => over++))
  await expect.poll(() => hung.length).toBe(8)
  await post.send({ ...letter, subject: 'Link' }, { isUrgent: true })
  expect(taken.at(-1)?.raw).toContain('Subject: Link')
  expect(over, 'none of those that hang was over').toBe(0)
  for (const reason of await Promise.all(hanging)) expect(reason).toMatchObject({ isFinal: false, isSilent: true, server: undefined })
  expect(hung, 'nothing is sent a second time').toHaveLength(8)
  post.close!()
})

test('without a mail server letters lie in a folder', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'frontage-mails-'))
  const folder = path.join(place, 'mails')
  const post = createFolderPost(folder)
  await post.send(letter)
  const [name = ''] = readdirSync(folder)
  expect(readFileSync(path.join(folder, name), 'utf8')).toContain('Subject: Kia ora')
  const modes = [folder, path.join(folder, name)].map((one) => statSync(one).mode & 0o777)
  expect(modes, 'nobody else on the machine reads them').toEqual([0o700, 0o600])
  await post.sweep!(new Date(0))
  expect(readdirSync(folder)).toHaveLength(1)
  symlinkSync(path.join(folder, 'gone'), path.join(folder, 'dangling.eml'))
  await post.sweep!(new Date(0))
  rmSync(path.join(folder, 'dangling.eml'))
  await post.forget!(letter.messageId)
  await post.forget!(letter.messageId)
  expect(readdirSync(folder)).toEqual([])
  await post.send(letter)
  await post.sweep!(new Date(8.64e15))
  expect(readdirSync(folder)).toEqual([])
  rmSync(place, { recursive: true })
})

test('an e-mail that there is no room for is not begun to be written, and is tried again (bar I05)', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-mails-'))
  const noRoom = { need: async () => Promise.reject(new Error('no room')) }
  const failed = await createFolderPost(folder, noRoom)
    .send(letter)
    .catch((reason: { isFinal?: boolean }) => reason)
  expect([failed?.isFinal, readdirSync(folder)]).toEqual([undefined, []])
  rmSync(folder, { recursive: true, force: true })
})
