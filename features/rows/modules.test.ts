import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { type GenericSchema, parse, safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { block as accordion } from './site/accordion/accordion.block'
import { View as Accordion } from './site/accordion/accordion.view'
import { block as buttons } from './site/buttons/buttons.block'
import { View as Buttons } from './site/buttons/buttons.view'
import { block as gallery } from './site/gallery/gallery.block'
import { View as Gallery } from './site/gallery/gallery.view'
import { block as heading } from './site/heading/heading.block'
import { View as Heading } from './site/heading/heading.view'
import { block as htmlBlock } from './site/html/html.block'
import { View as Html } from './site/html/html.view'
import { block as iconList } from './site/icon-list/icon-list.block'
import { View as IconList } from './site/icon-list/icon-list.view'
import { block as map } from './site/map/map.block'
import { View as MapView } from './site/map/map.view'
import { block as masonry } from './site/masonry/masonry.block'
import { View as Masonry } from './site/masonry/masonry.view'
import { block as numbers } from './site/numbers/numbers.block'
import { View as Numbers } from './site/numbers/numbers.view'
import { block as pictureBlock } from './site/picture/picture.block'
import { View as PictureView } from './site/picture/picture.view'
import { block as popup } from './site/popup/popup.block'
import { View as Popup } from './site/popup/popup.view'
import { block as richText } from './site/rich-text/rich-text.block'
import { View as RichText } from './site/rich-text/rich-text.view'
import { block as tabs } from './site/tabs/tabs.block'
import { View as Tabs } from './site/tabs/tabs.view'
import { block as video } from './site/video/video.block'
import { View as Video } from './site/video/video.view'

const fits = (block: { readonly props: GenericSchema }, props: unknown): boolean => safeParse(block.props, props).success
// biome-ignore lint/suspicious/noExplicitAny: each view fits its own block; here they are only paired
const drawn = (View: FunctionComponent<any>, block: { readonly props: GenericSchema }, props: unknown): string =>
  renderToStaticMarkup(
    createElement(View, { props: parse(block.props, props), first: undefined, address: { path: '/', page: 1, query: {} } }),
  )

const hostile = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x']
const picture = { file: 'deck.jpg', width: 4, height: 3 }

test.each(hostile)('bar E04: %s is no address of a button, a picture, a title or a video', (href) => {
  expect(fits(buttons, { actions: [{ label: 'Go', href }] })).toBe(false)
  expect(fits(gallery, { items: [{ picture, href }] })).toBe(false)
  for (const kind of ['inline', 'ajax', 'video', 'iframe'])
    expect(fits(gallery, { items: [{ picture, large: { kind, href } }] })).toBe(false)
  expect(fits(heading, { title: 'Go', href })).toBe(false)
  expect(fits(video, { title: 'Go', address: href })).toBe(false)
  expect(fits(popup, { id: 'a', title: 'Go', content: { kind: 'video', address: href } })).toBe(false)
})

test('T17: what is shown large of another site is a video, a map or a frame, never a part put into the page', () => {
  const shows = (kind: string, href: string): boolean => fits(gallery, { items: [{ picture, large: { kind, href } }] })
  expect(shows('ajax', '/about')).toBe(true)
  expect(shows('ajax', 'https://elsewhere.example/')).toBe(false)
  expect(shows('inline', '#offer')).toBe(true)
  expect(shows('inline', '/about')).toBe(false)
  expect(shows('iframe', 'https://maps.google.com/maps?q=Nelson')).toBe(true)
})

test('bar E01: what an owner wrote is built anew', () => {
  expect(drawn(RichText, richText, { html: '<img src=x onerror=alert(1)><p onclick="x()">words</p>' })).toBe(
    '<div class="rich-text" data-columns="1"><p>words</p></div>',
  )
})

const canary = '"><script>__pwn=1</script><img src=x onerror=__pwn=1>{{constructor}}'
const shown = { ...picture, alt: canary }
const item = { slug: 'one', title: canary, html: canary }

test.each([
  ['accordion', Accordion, accordion, { items: [item] }],
  ['buttons', Buttons, buttons, { actions: [{ label: canary.slice(0, 60), href: '/' }] }],
  ['gallery', Gallery, gallery, { label: canary, captions: 'below', items: [{ picture: shown, caption: canary }] }],
  ['heading', Heading, heading, { title: canary, text: canary }],
  ['html', Html, htmlBlock, { html: canary }],
  ['icon list', IconList, iconList, { items: [{ title: canary, text: canary }] }],
  ['map', MapView, map, { title: canary, place: canary, poster: shown }],
  ['masonry', Masonry, masonry, { items: [{ title: canary, text: canary, picture: shown }] }],
  ['numbers', Numbers, numbers, { items: [{ number: canary.slice(0, 20), text: canary }] }],
  ['picture', PictureView, pictureBlock, { picture: shown, caption: canary }],
  [
    'popup',
    Popup,
    popup,
    { id: 'a', title: canary, label: canary.slice(0, 60), selector: canary, content: { kind: 'words', html: canary } },
  ],
  ['tabs', Tabs, tabs, { items: [item], label: canary }],
  ['video', Video, video, { title: canary, address: 'https://youtu.be/abcdefghijk', poster: shown }],
] as const)(
  'bar E01: what an owner types into a module of the kind %s is shown as it was typed, or left out',
  (_kind, View, block, props) => {
    const html = drawn(View, block, props)
    expect(html).not.toMatch(/<script|<img src="?x\b/)
    expect(html.length).toBeGreaterThan(20)
  },
)

test('a place cannot leave its question', () => {
  expect(drawn(MapView, map, { title: 'here', place: 'Nelson&output=x"><script>' })).toContain(
    '?q=Nelson%26output%3Dx%22%3E%3Cscript%3E&amp;output=embed',
  )
})

test('T07: items of one block have names of their own, made for addresses', () => {
  const item = { slug: 'one', title: 'One', html: '' }
  expect(fits(tabs, { items: [item, { ...item, slug: 'two' }] })).toBe(true)
  expect(fits(tabs, { items: [item, item] })).toBe(false)
  expect(fits(tabs, { items: [{ ...item, slug: 'a b' }] })).toBe(false)
})
