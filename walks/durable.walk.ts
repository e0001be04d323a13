import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { forget, newFolder, startSite } from './site'

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
  const site = await startSite({ folder: path.join(folder, 'data') })
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
