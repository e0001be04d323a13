import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export type Later = (deed: () => void | Promise<void>) => void

/** Runs some work; whatever it noted for later is done at its end, the last first, however it ends. */
export async function withCleanup<Result>(work: (later: Later) => Promise<Result>): Promise<Result> {
  const noted: (() => void | Promise<void>)[] = []
  try {
    return await work((deed) => noted.unshift(deed))
  } finally {
    for (const deed of noted) {
      try {
        await deed()
      } catch (reason) {
        console.error(reason)
      }
    }
  }
}

/** A folder that other users of this machine may read, as servers do that give up being root; it goes at the end. */
export function temporaryFolder(later: Later): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-bench-'))
  chmodSync(folder, 0o755)
  later(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
