import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { entranceNames } from '../../../entrances'
import { pageShape } from '../../../page'
import { PageRows } from './page-rows.view'
import { modulesIn, rulesOf } from './row-rules.view'

const picture = { file: 'deck.jpg', width: 1280, height: 960 }
const rowsOf = (...rows: object[]) =>
  parse(pageShape, { version: 2, path: '/', title: 'Home', rows: rows.map((row) => ({ columns: [], ...row })) }).rows
const drawn = (row: object): string =>
  renderToStaticMarkup(createElement(PageRows, { rows: rowsOf(row), draw: ({ block }, key) => createElement('i', { key }, block) }))

test('a row without settings needs no rules', () => {
  expect(rulesOf(rowsOf({}))).toBe('')
})

test.each([
  [{ kind: 'colour', colour: '#17444a' }, '--backdrop:#17444a'],
  [{ kind: 'gradient', from: '#17444a', to: '#ffffff' }, '--backdrop:linear-gradient(180deg,#17444a,#ffffff)'],
  [{ kind: 'slideshow', pictures: [picture, picture], seconds: 4 }, '--slides:slides-r0 8s infinite'],
])('a backdrop of %o is a rule of its row alone', (backdrop, rule) => {
  expect(rulesOf(rowsOf({ backdrop }))).toContain(`[data-rules="r0"]{${rule}}`)
  expect(drawn({ backdrop })).toContain('data-rules="r0"')
})

test.each(['red', 'url(//evil.example)', '#fff;}body{display:none', '#12345g'])('bar E01: %s is no colour', (colour) => {
  const rows = [{ columns: [], backdrop: { kind: 'colour', colour } }]
  expect(safeParse(pageShape, { version: 2, path: '/', title: 'Home', rows }).success).toBe(false)
})

test('pictures that change by themselves can be stopped', () => {
  expect(drawn({ backdrop: { kind: 'slideshow', pictures: [picture, { ...picture, file: 'bath.jpg' }] } })).toMatch(
    /type="checkbox"[^>]*aria-label="Pause the pictures"/,
  )
})

test('what lies behind a row is asked for with the rest, and drawn before it', () => {
  const behind = { block: 'background-video' }
  const columns = [{ modules: [{ block: 'a' }] }]
  expect(modulesIn(rowsOf({ behind, columns })).map(({ block }) => block)).toEqual(['a', 'background-video'])
  expect(drawn({ behind, columns })).toMatch(/<div class="row__backdrop"><i>background-video<\/i><\/div>.*<i>a<\/i>/)
})

test('width, height and where a row is not shown', () => {
  expect(drawn({ width: 'full', height: 'half', rest: 'end', hideOn: ['phone', 'tablet'], scheme: 'dark' })).toContain(
    'data-width="full" data-height="half" data-rest="end" data-scheme="dark" data-hide="phone tablet"',
  )
})

test('T16: there are 38 entrances, each with its delay and its time; the page brings what moves them', () => {
  expect(new Set(entranceNames).size).toBe(38)
  const rows = rowsOf({ columns: [{ modules: [{ block: 'a', animation: { style: 'fade-up', delay: 0.2 } }] }] })
  expect(modulesIn(rows).at(-1)?.block).toBe('scroll-in')
  expect(rulesOf(rows)).toBe('@layer islands{[data-rules="r0-c0-m0"]{--entrance-delay:0.2s;--entrance-time:1s}}')
})
