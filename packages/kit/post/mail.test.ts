import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createFolderPost, createSmtpPost } from './mail.server'

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
async function startServer(code = 0): Promise<{ url: string; taken: { to: string[]; raw: string }[] }> {
  const taken: { to: string[]; raw: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(code ? Object.assign(new Error('no'), { responseCode: code }) : null),
    onData: (stream, session, done) => {
      let raw = ''
      stream.on('data', (chunk: Buffer) => {
        raw += chunk
      })
      stream.on('end', () => {
        taken.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stop = () => new Promise((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, taken }
}

test('a letter reaches the mail server with its own message id', async () => {
  const { url, taken } = await startServer()
  await createSmtpPost(url).send(letter)
  expect(taken[0]?.to).toEqual(['olive@site.test'])
  expect(taken[0]?.raw).toMatch(/^Message-ID: <one@site\.test>\r?$/m)
})

test('a header in the subject stays in the subject, and an address list is one address (bars G01, G02)', async () => {
  const { url, taken } = await startServer()
  await createSmtpPost(url)
    .send({ ...letter, subject: 'Hello\r\nBcc: eve@site.test' })
    .catch(() => {})
  await createSmtpPost(url)
    .send({ ...letter, to: 'olive@site.test, eve@site.test' })
    .catch(() => {})
  for (const { to, raw } of taken) {
    expect(to).not.toContain('eve@site.test')
    expect(raw).not.toMatch(/^Bcc:/m)
  }
})

test.each([
  [550, true],
  [451, false],
])('a server that answers %d is final: %s', async (code, isFinal) => {
  const { url } = await startServer(code)
  await expect(createSmtpPost(url).send(letter)).rejects.toMatchObject({ isFinal })
})

test('a server that is away may be tried again', async () => {
  await expect(createSmtpPost('smtp://127.0.0.1:1').send(letter)).rejects.toMatchObject({ isFinal: false })
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
  await post.forget!(letter.messageId)
  await post.forget!(letter.messageId)
  expect(readdirSync(folder)).toEqual([])
  await post.send(letter)
  await post.sweep!(new Date(8.64e15))
  expect(readdirSync(folder)).toEqual([])
  rmSync(place, { recursive: true })
})
