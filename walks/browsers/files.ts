import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { newPicture } from '../support/new-picture.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-files-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, content: Buffer | string): string => {
  const at = path.join(folder, name)
  writeFileSync(at, content)
  return at
}

/** Files as somebody has them who fills in a form. */
export const pictureFile = (): string => file('me.png', newPicture(64, 64))
export const planFile = (): string => file('plan.pdf', '%PDF-1.4\n ')
