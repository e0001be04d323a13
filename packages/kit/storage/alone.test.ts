import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { holdAlone } from './alone.server'

const folder = mkdtempSync(path.join(tmpdir(), 'frontage-alone-'))
const file = path.join(folder, '.serving')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what one holds no other one can, until it is let go', () => {
  const letGo = holdAlone(file, 0)
  expect(letGo).toBeDefined()
  expect(holdAlone(file, 0)).toBeUndefined()
  letGo?.()
  const again = holdAlone(file, 0)
  expect(again).toBeDefined()
  again?.()
})
