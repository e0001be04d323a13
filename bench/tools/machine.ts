import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus, release, totalmem } from 'node:os'

/** The machine in one line. */
export function machine(): string {
  const system = /PRETTY_NAME="(.*)"/.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux'
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores of ${cpus()[0]?.model.trim()}, ${memory} GiB, ${system}, Linux ${release()}, Node ${process.version}`
}

/** The first version number that a program prints about itself. */
export function versionOf(program: string, ...words: string[]): string {
  const { stdout, stderr } = spawnSync(program, words, { encoding: 'utf8' })
  return /\d+(\.\d+)+/.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown'
}
