import { expect, test } from 'vitest'
import { footerDraft, footerOf } from '../footer/footer-draft'
import { issuesOf } from '../frame/validation-issues'
import { headerDraft, headerOf } from './header-draft'

const header = {
  name: 'Salt & Sons',
  tagline: 'Boatbuilders, Nelson',
  phone: '03 555 0142',
  sign: [{ line: 'M3 17L18 4', accent: false }],
  signWidth: { desktop: 48, tablet: 40, mobile: 28 },
  links: [{ label: 'Services', href: '/#services', children: [{ label: 'Decks', href: '/decks' }] }],
  action: { label: 'Get a quote', href: '/quote' },
  search: 'dropdown',
  liveSearch: true,
  above: { text: 'Open today', links: [{ label: 'Call', href: 'tel:1' }] },
  colours: { first: 'system', light: 'site', dark: 'site' },
}
const footer = {
  name: 'Salt',
  columns: [
    { title: 'Talk', lines: [{ text: 'Nelson' }, { text: '03', href: 'tel:03' }] },
    { title: 'Look', lines: [] },
  ],
  smallPrint: ['Made up.'],
  strip: { text: 'Open', devices: 'both', breakPoint: 800, link: { label: 'Call', href: 'tel:1' } },
  toTop: { devices: 'both', side: 'start' },
}

test('T01: what was stored is what is stored again', () => {
  expect(headerOf(headerDraft(header))).toMatchObject(header)
  expect(footerOf(footerDraft(footer))).toEqual(footer)
  expect(issuesOf('header', headerOf(headerDraft(header)))).toEqual([])
  expect(issuesOf('footer', footerOf(footerDraft({ ...footer, toTop: null })))).toEqual([])
})

test('what is switched off is left out, and comes back as it was', () => {
  const draft = headerDraft(header)
  expect(headerOf({ ...draft, hasAction: false, search: 'none' })).not.toHaveProperty('action')
  expect(headerOf({ ...draft, tagline: ' ', phone: '' })).not.toHaveProperty(['tagline'])
  expect(headerOf({ ...draft, tagline: ' ', phone: '' })).not.toHaveProperty(['phone'])
  expect(headerOf({ ...draft, hasAction: true })).toHaveProperty('action', header.action)
})

test('T02: what does not fit is named at its place', () => {
  const frame = headerOf(
    headerDraft({ ...header, name: '', links: [{ label: 'A', href: '/a', children: [{ label: '', href: 'javascript:x' }] }] }),
  )
  expect(issuesOf('header', frame).map(({ path }) => path)).toEqual(['name', 'links.0.children.0.label', 'links.0.children.0.href'])
  const draft = { ...headerDraft(header), signKind: 'picture' as const }
  expect(issuesOf('header', headerOf(draft))).toEqual([{ path: 'logo.picture', text: 'Choose a picture, or another type of logo.' }])
})

test('T01: a frame that is no frame can still be edited', () => {
  for (const frame of [{}, { name: 3, links: 'x', sticky: null, logo: [] }, { links: [null, 4], above: 7, search: {} }])
    expect(issuesOf('header', headerOf(headerDraft(frame))).length).toBeGreaterThan(0)
  for (const frame of [{}, { columns: [null, { lines: 3 }], smallPrint: {}, strip: 'x', toTop: 4 }])
    expect(issuesOf('footer', footerOf(footerDraft(frame))).length).toBeGreaterThan(0)
})
