import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openScratch, type Scratch } from './scratch.server'

/** A place for values, of which nothing is left behind. */
export function scratchOfTest(): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'frontage-scratch-'))
  const scratch = openScratch({ next: () => path.join(folder, 'scratch'), need: async () => {} })
  rmSync(folder, { recursive: true })
  return scratch
}
