import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openScratch, type Scratch } from './scratch.server'

/** A place for values until the test that asks for it has ended. */
export function scratchOfTest(): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-scratch-'))
  const scratch = openScratch({ next: () => path.join(folder, 'scratch'), need: async () => {} })
  onTestFinished(() => {
    scratch.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return scratch
}
