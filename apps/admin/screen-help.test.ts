import { expect, test } from 'vitest'
import { screens } from './contributions'
import { helpTexts } from './screen-help'

/** The set-up explains itself, step by step. */
const withoutHelp = ['/setup', '/setup/$step']

test('every screen says what it is for, in at most three sentences and without other sites', () => {
  const paths = screens.map(({ screen }) => screen.path).filter((path) => !withoutHelp.includes(path))
  expect(paths.filter((path) => !helpTexts.has(path))).toEqual([])
  expect([...helpTexts.keys()].filter((path) => !paths.includes(path as `/${string}`))).toEqual([])
  for (const [path, text] of helpTexts) {
    expect(text.match(/[.?](?=\s|$)/g)?.length ?? 0, path).toBeLessThanOrEqual(3)
    expect(text, path).not.toMatch(/https?:|www\.|!/)
  }
})
