import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FilledSite, startFilledSite } from '../site.fake'
import { prepare } from './draw'

let site: FilledSite
beforeAll(async () => {
  site = await startFilledSite()
})
afterAll(() => site.close())

test('stylesheets stand in the order of the page, whichever module is answered first', async () => {
  const asked = { block: 'opening-hours', props: {} }
  const atOnce = { block: 'heading', props: { title: 'Decks' } }
  for (const modules of [
    [asked, atOnce],
    [atOnce, asked],
  ]) {
    const { stylesheets } = await prepare(modules, { path: '/', page: 1, query: {} }, site.app)
    expect(stylesheets.map((name) => name.split('/').at(-1))).toEqual(modules.map(({ block }) => `${block}.css`))
  }
})
