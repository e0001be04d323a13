import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SourceIcon } from './source-icon.view'

const fileAt = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')
const drawn = [...fileAt('./source-icons.svg').matchAll(/<g id="(\w+)" transform="translate\((\d+)\)"/g)].map(([, id, at]) => [
  id,
  Number(at) / 24,
])
const css = fileAt('./source-icon.css')
const ruled = [...css.matchAll(/source-icon(?::is\()?\[data-source\^?="(\w+)"\][^{]*\{\s*--source: (\d+)/g)].map(([, id, at]) => [
  id,
  Number(at),
])

test('R17: every icon that is drawn is found at its place, in a picture that is as wide as the sheet says', () => {
  expect(drawn.length).toBeGreaterThan(20)
  expect(ruled).toEqual(drawn)
  expect(css).toContain(`var(--source, 0) / ${drawn.length}) 0 / calc(100% * ${drawn.length + 1})`)
  expect(fileAt('./source-icons.svg')).toContain(`viewBox="0 0 ${24 * (drawn.length + 1)} 24"`)
})

test.each([
  ['Google', 'google', 'G'],
  ['TripAdvisor', 'tripadvisor', 'T'],
  ['Judge.me', 'judgeme', 'J'],
  ["Angie's List", 'angieslist', 'A'],
  ['Čepice', 'epice', 'Č'],
  ['𝒲', '', '𝒲'],
])('R17: %s is known as “%s”, and its letter stands where no icon is', (source, key, letter) => {
  const html = renderToStaticMarkup(createElement(SourceIcon, { source }))
  expect(html).toContain(`data-source="${key}" data-letter="${letter}" aria-hidden="true"`)
})
