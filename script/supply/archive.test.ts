import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const files = { 'b.txt': 'second', 'a/deep/ā.txt': 'first', 'run.sh': '#!/bin/sh\n' }

/** Packs these files out of a folder of their own, written in some order, at some time, for some group. */
function packed(
  names: readonly string[],
  { time, mode, epoch }: { time: number; mode: number; epoch: string },
): { hash: string; listed: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-archive-'))
  for (const name of names) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, files[name as keyof typeof files])
    chmodSync(file, name.endsWith('.sh') ? mode | 0o100 : mode)
    utimesSync(file, time, time)
  }
  writeFileSync(path.join(folder, 'list'), `${names.join('\n')}\n`)
  const env = { ...process.env, SOURCE_DATE_EPOCH: epoch, TZ: time % 2 ? 'UTC' : 'Pacific/Auckland' }
  execFileSync('bash', [path.resolve('script/supply/archive.sh'), 'list', 'frontage-1', 'out.tar.gz'], { cwd: folder, env })
  const hash = createHash('sha256')
    .update(readFileSync(path.join(folder, 'out.tar.gz')))
    .digest('hex')
  const listed = execFileSync('tar', ['-tzf', path.join(folder, 'out.tar.gz'), '--quoting-style=literal'], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return { hash, listed }
}

test('the same files make the same archive, whenever and in whatever order they were written', () => {
  const one = packed(['b.txt', 'a/deep/ā.txt', 'run.sh'], { time: 1_000_001, mode: 0o644, epoch: '1700000000' })
  const two = packed(['run.sh', 'a/deep/ā.txt', 'b.txt'], { time: 2_000_000, mode: 0o600, epoch: '1700000000' })
  expect(two.hash).toBe(one.hash)
  expect(one.listed.trim().split('\n')).toEqual(['frontage-1/a/deep/ā.txt', 'frontage-1/b.txt', 'frontage-1/run.sh'])
  expect(packed(['b.txt'], { time: 1, mode: 0o644, epoch: '1700000000' }).hash).not.toBe(one.hash)
})
