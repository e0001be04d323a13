import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hasTexts } from './language'

test('the languages that are said to have the product’s own texts are those in which they are written', () => {
  const files = globSync(['{features,packages,apps}/*/messages*.??.ts', 'features/*/*/messages*.??.ts'])
  const written = new Set(files.map((file) => /\.(\w+)\.ts$/.exec(file)![1]!))
  expect(written.size).toBeGreaterThan(0)
  for (const tag of ['de', 'de-AT', 'en', 'en-NZ', ...written]) expect(hasTexts(tag), tag).toBe(true)
  for (const tag of ['ar', 'he', 'fr', 'mi', 'pt-BR', 'zh-Hans']) expect(hasTexts(tag), tag).toBe(written.has(tag.split('-')[0]!))
})
