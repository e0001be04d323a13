import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { filledFolder, forget, newFolder, startSite } from '../support/site'

/** Watches what a process asks of the kernel, from now on. */
async function watchKernel(pid: number, file: string): Promise<ChildProcess> {
  expect(spawnSync('strace', ['-V']).status, 'strace is installed (script/test does it)').toBe(0)
  const watcher = spawn('strace', [
    '-f',
    '-s',
    '64',
    '-o',
    file,
    '-e',
    'trace=fsync,fdatasync,write,writev,sendto,sendmsg',
    '-p',
    String(pid),
  ])
  let output = ''
  watcher.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  await expect.poll(() => output).toContain('attached')
  return watcher
}

async function endOf(watcher: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => watcher.once('exit', resolve))
  watcher.kill('SIGINT')
  await ended
}

test('bar H01: a decision is on the disk before it is answered', async () => {
  const folder = newFolder()
  const trace = path.join(folder, 'trace.txt')
  const site = await startSite({ folder: filledFolder(path.join(folder, 'data')) })
  const post = (address: string, body: unknown, cookie = '') =>
    fetch(site.base + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.base, cookie },
      body: JSON.stringify(body),
    })
  const session = await post('/api/sign-in', site.login())
  expect(session.status).toBe(200)
  const cookie = session.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { reviews } = (await (await fetch(`${site.base}/api/reviews`, { headers: { cookie } })).json()) as { reviews: { id: number }[] }

  const watcher = await watchKernel(site.process.pid ?? 0, trace)
  const decided = await post('/api/reviews/decide', { id: reviews[0]?.id, decision: 'approve' }, cookie)
  expect(decided.status).toBe(200)
  await endOf(watcher)
  await site.stop()

  const lines = readFileSync(trace, 'utf8').split('\n')
  const answered = lines.findIndex((line) => line.includes('HTTP/1.1 200'))
  const synced = lines.findIndex((line) => /f(data)?sync\(/.test(line))
  expect(answered, 'the answer is in the trace').toBeGreaterThan(-1)
  expect(synced, 'the disk was told to keep it').toBeGreaterThan(-1)
  expect(synced).toBeLessThan(answered)
  forget(folder)
})

/** Posts a message of the demo's contact form as a page does. */
async function sendMessage(base: string, words: string): Promise<string> {
  const { ticket } = (await (await fetch(`${base}/api/forms/ticket?form=1`)).json()) as { ticket: string }
  const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-subject': 'A new job', 'your-message': words }
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...fields, _wpcf7_unit_tag: 'wpcf7-f1-o1', _frontage_ticket: ticket }))
    body.append(name, value)
  const response = await fetch(`${base}/wp-json/contact-form-7/v1/contact-forms/1/feedback`, { method: 'POST', body })
  const { status } = (await response.json()) as { status: string }
  if (status !== 'mail_sent' && status !== 'spam') throw new Error(`the message was answered ${status}`)
  return status
}

test('bar H01: a message is on the disk before it is answered', async () => {
  const folder = newFolder()
  const trace = path.join(folder, 'trace.txt')
  const site = await startSite({ folder: filledFolder(path.join(folder, 'data')) })
  const watcher = await watchKernel(site.process.pid ?? 0, trace)
  expect(['mail_sent', 'spam']).toContain(await sendMessage(site.base, 'A deck, please.'))
  await endOf(watcher)
  await site.stop()
  const lines = readFileSync(trace, 'utf8').split('\n')
  const answered = lines.findLastIndex((line) => line.includes('HTTP/1.1 200'))
  const ticket = lines.findIndex((line) => line.includes('HTTP/1.1 200'))
  const synced = lines.findLastIndex((line, at) => at < answered && /f(data)?sync\(/.test(line))
  expect(answered, 'two answers are in the trace').toBeGreaterThan(ticket)
  expect(synced, 'the disk was told to keep it after the ticket, before the answer').toBeGreaterThan(ticket)
  forget(folder)
})

test('bar H02: no message that was answered is lost when the server is killed', async () => {
  const folder = newFolder()
  const data = filledFolder(path.join(folder, 'data'))
  const answered: string[] = []
  let login = { email: '', password: '' }
  for (let round = 0; round < 3; round++) {
    const site = await startSite({ folder: data, env: { FORM_MESSAGES_PER_MINUTE: '100000' } })
    if (round === 0) login = site.login()
    const ended = new Promise((resolve) => site.process.once('exit', resolve))
    const worker = async (number: number): Promise<void> => {
      for (let count = 0; ; count++) {
        const words = `Message ${round}-${number}-${count}.`
        await sendMessage(site.base, words)
        answered.push(words)
        if (answered.length > (round + 1) * 20) site.process.kill('SIGKILL')
      }
    }
    await Promise.all(Array.from({ length: 10 }, (_, number) => worker(number).catch(() => {})))
    await ended
  }
  const site = await startSite({ folder: data })
  const session = await fetch(`${site.base}/api/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.base },
    body: JSON.stringify(login),
  })
  const headers = { cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const texts = ['inbox', 'spam'].map(async (state) =>
    (await fetch(`${site.base}/admin/forms/entries.csv?state=${state}`, { headers })).text(),
  )
  const kept = (await Promise.all(texts)).join('')
  expect(answered.length).toBeGreaterThan(50)
  expect(answered.filter((words) => !kept.includes(words))).toEqual([])
  await site.stop()
  forget(folder)
})
