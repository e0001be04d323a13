// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { findOldMarkup } from './old-markup'

beforeEach(() => document.body.replaceChildren())

/** What is said for the first list of a page with this button or text in it. */
function saidWith(part: string): Readonly<Record<string, string>> {
  document.body.innerHTML = `<div class="wprevpro" id="wprev-slider-3">${part}</div>`
  return findOldMarkup()[0]?.said ?? {}
}

test.each([
  ...['perrow', 'nrows', 'numcol', 'cpostid', 'shortcodepageid', 'shortcodelang', 'shortcodetag', 'ismasonry', 'revsameheight'],
  ...['slideshow', 'endless', 'onemobil', 'lines', 'slideprops', 'slickwprev'],
])('R23: %s of older pages is read with and without data-', (name) => {
  expect(saidWith(`<button class="wprevpro_load_more_btn" data-${name}="4"></button>`)).toMatchObject({ [name]: '4' })
  expect(saidWith(`<button class="wprevpro_load_more_btn" ${name}="4"></button>`)).toMatchObject({ [name]: '4' })
})

test('R23: other attributes say nothing, and neither do the reviews that were shown', () => {
  const said = saidWith('<button class="wprevpro_load_more_btn" title="More" data-notinstring="1,2"></button>')
  expect(said).toEqual({ kind: 'wprevpro ' })
})
