import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const start = readFileSync(path.resolve(import.meta.dirname, '../../walks/films/bright.mp4'))

/** A short film that is followed by so many random bytes, which no player looks at. */
export function filmOf(bytes: number): Buffer {
  const box = Buffer.alloc(8)
  box.writeUInt32BE(bytes - start.length)
  box.write('free', 4, 'latin1')
  return Buffer.concat([start, box, randomBytes(bytes - start.length - box.length)])
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Signs the owner in, and hands back the headers of what they ask. */
export async function owner(base: string, { email, password }: { email: string; password: string }): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', origin: base }
  const answer = await fetch(`${base}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`)
  return { origin: base, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** Uploads a film as the admin does, and hands back its address. */
export async function addFilm(base: string, headers: Record<string, string>, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData()
  for (const [field, value] of Object.entries({ width: '160', height: '90', seconds: '3' })) form.set(field, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${base}/api/media/films/add`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(`the film was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { film: { src: string } }).film.src
}

/** Bytes of memory that a process ever had. */
export const highest = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) * 1024
