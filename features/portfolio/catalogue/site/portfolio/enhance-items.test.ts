// @vitest-environment happy-dom

import { parse } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Card } from '../../../item'
import { storedShape } from '../../../stored'
import { OpenItems } from './enhance-items.client'
import { portfolio } from './portfolio.machine'

const card = (slug: string): Card => ({ id: slug.length, slug, title: slug, type: 'iframe', openIn: 'modal', site: 'http://site.test/' })
const terms = { all: 2, terms: [] }
const list = { items: [card('shop'), card('harbour')], total: 2, corrected: '', categories: terms, others: terms }

const opened = (): readonly string[] => [...document.querySelectorAll('dialog .preview__title')].map(({ textContent }) => textContent)
const close = (): void => document.querySelector('dialog')?.close()

function start() {
  const items = new OpenItems({
    ...{ root: document.body, block: parse(storedShape, {}), path: '/portfolio', isOurs: true, askMore: () => {} },
  })
  items.show(portfolio(list, { query: {}, page: 1 }).initial)
  const press = (slug: string): void => items.press(new MouseEvent('click'), slug)
  /** The browser is back at the list, which it tells later than it is asked. */
  const arrive = (): void => {
    history.replaceState(null, '', '/portfolio')
    items.follow()
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return { press, arrive }
}

beforeEach(() => {
  close()
  location.href = 'https://we.test/portfolio'
  vi.restoreAllMocks()
})

test('P04: a press while the last item is closing opens it once the way back is gone', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  const { press, arrive } = start()
  press('shop')
  await vi.waitFor(() => expect(opened()).toEqual(['shop']))
  close()
  expect(back).toHaveBeenCalledTimes(1)
  press('shop')
  await Promise.resolve()
  arrive()
  await vi.waitFor(() => expect(opened()).toEqual(['shop']))
  expect(location.search).toBe('?item=shop')
})

test('P04: of two that are pressed before their code has come, the last opens, and the way back leads to the list', async () => {
  const push = vi.spyOn(history, 'pushState')
  const { press } = start()
  press('shop')
  press('harbour')
  await vi.waitFor(() => expect(opened()).toEqual(['harbour']))
  expect(push).toHaveBeenCalledTimes(1)
  expect(location.search).toBe('?item=harbour')
})
