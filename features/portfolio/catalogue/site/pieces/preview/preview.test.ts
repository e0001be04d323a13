// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Card } from '../../../../item'
import { openPreview } from './preview.client'

beforeAll(() => {
  location.href = 'https://we.test/portfolio'
  // Frames stay empty here, and that is no error.
  Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, { handleDisabledFileLoadingAsSuccess: true })
})
afterEach(() => document.body.replaceChildren())

const card = (change: Partial<Card>): Card => ({
  ...{ id: 1, slug: 'shop', title: 'Shop <b>', type: 'iframe', openIn: 'modal' },
  picture: { file: 'shop.webp', width: 1280, height: 960, alt: 'A shop', colour: '#000000', tiny: '' },
  ...change,
})

function opened(change: Partial<Card>, isPressed = true): Element {
  openPreview(card(change), { bar: 'bottom', near: document.body, isPressed, closed: () => {} })
  return document.querySelector('dialog')!
}

test('bar E13: another site keeps its origin in the frame, ours gets none; neither can lead this page away or open a pop-up', () => {
  expect(opened({ site: 'https://site.test/' }).querySelector('iframe')?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-forms allow-same-origin',
  )
  document.body.replaceChildren()
  expect(opened({ site: '/reviews' }).querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts allow-forms')
})

test.each<[string, Partial<Card>]>([
  ['a site that forbids it', { site: 'https://site.test/', noFrame: true }],
  ['a site without protection', { site: 'http://site.test/' }],
  ['our own admin', { site: 'https://we.test/admin' }],
])('P05, bar E13: of %s picture and link are shown instead', (_name, change) => {
  const dialog = opened(change)
  expect(dialog.querySelector('iframe')).toBeNull()
  expect(dialog.querySelector('img')?.getAttribute('alt')).toBe('A shop')
  expect(dialog.querySelector('a')?.getAttribute('href')).toBe(change.site)
})

test('bar E01: the title is text, and what the owner added has nothing that runs', () => {
  const dialog = opened({ site: 'https://site.test/', action: [{ tag: 'a', href: '/contact', children: ['Ask <us>'] }] })
  expect(dialog.querySelector('.preview__title')?.textContent).toBe('Shop <b>')
  expect(dialog.querySelector('.preview__action a')?.textContent).toBe('Ask <us>')
  expect(dialog.querySelectorAll('b, script')).toHaveLength(0)
})

test('P05: opened by an address, another site is asked after a press that says which one; ours comes at once', () => {
  const dialog = opened({ site: 'https://site.test/' }, false)
  expect(dialog.querySelector('iframe')).toBeNull()
  const press = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Load it from site.test')
  press?.click()
  expect(dialog.querySelector('iframe')?.src).toBe('https://site.test/')
  document.body.replaceChildren()
  expect(opened({ site: '/reviews' }, false).querySelector('iframe')).not.toBeNull()
})
