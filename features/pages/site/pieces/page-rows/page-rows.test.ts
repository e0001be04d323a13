import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { pageShape } from '../../../page'
import { PageRows } from './page-rows.view'

const module = (name: string) => ({ block: name })
const drawn = (rows: unknown): string => {
  const page = parse(pageShape, { version: 2, path: '/', title: 'Home', rows })
  return renderToStaticMarkup(createElement(PageRows, { rows: page.rows, draw: ({ block }, key) => createElement('i', { key }, block) }))
}

test('modules stand in their columns, columns on the grid', () => {
  expect(
    drawn([
      {
        columns: [
          { span: 4, modules: [module('a')] },
          { span: 7, modules: [module('b'), module('c')] },
        ],
      },
    ]),
  ).toBe(
    '<section class="row" data-look="paper" data-air="full" data-align="start"><div class="wide grid row__grid">' +
      '<div class="row__column" data-span="4"><i>a</i></div><div class="row__column" data-span="7" data-last="true"><i>b</i><i>c</i></div></div></section>',
  )
})

test('a bare row leaves everything to its block', () => {
  expect(drawn([{ look: 'bare', anchor: 'contact', label: 'Contact', columns: [{ modules: [module('a')] }] }])).toBe(
    '<section class="row" id="contact" aria-label="Contact" data-look="bare" data-air="full" data-align="start"><i>a</i></section>',
  )
})

test('a band is a plane of its own', () => {
  expect(drawn([{ look: 'band', columns: [] }])).toContain('data-plane="band"')
})
