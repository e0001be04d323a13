import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

type Action = () => void | Promise<void>
export type Later = (action: Action) => void

const noted: Action[] = []

/** Runs some work; whatever it noted for later is done at its end, the last first, however it ends. */
export async function withCleanup<Result>(work: (later: Later) => Promise<Result>): Promise<Result> {
  const before = noted.length
  try {
    return await work((action) => noted.push(action))
  } finally {
    await cleanUp(before)
  }
}

async function cleanUp(left: number): Promise<void> {
  while (noted.length > left) {
    try {
      await noted.pop()?.()
    } catch (reason) {
      console.error(reason)
    }
  }
}

/** Whoever breaks a benchmark off leaves nothing behind either. */
export function cleanUpOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cleanUp(0).then(() => process.exit(1)))
}

/** A folder that other users of this machine may read, as servers do that give up being root; it goes at the end. */
export function temporaryFolder(later: Later): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-bench-'))
  chmodSync(folder, 0o755)
  later(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
