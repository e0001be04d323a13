import { expect, test } from 'vitest'
import type { Row, Translation } from '../page-parts'
import { translateBeaver } from './beaver'
import { translateElementor } from './elementor'

function translation() {
  const gaps: string[] = []
  const on: Translation = {
    picture: ({ id = '', url }) => ({ file: `${id || url}.webp`, width: 800, height: 600, alt: '' }),
    link: (address) => address.replace('https://old.example', ''),
    captionOf: ({ id }) => (id === '7' ? 'Fired at <em>night</em>' : ''),
    attached: () => [
      { id: '7', url: '' },
      { id: '8', url: '' },
    ],
    site: { title: 'Kiln & Wheel', tagline: 'Pots' },
    plugins: { knows: () => false, show: () => false },
    gap: (what) => void gaps.push(what),
  }
  return { on, gaps }
}
const shapeOf = (rows: readonly Row[] | undefined) =>
  rows?.map(({ columns }) => columns.map(({ span, modules }) => [span, ...modules.map(({ block }) => block)]))
const text = (html: string) => ({ block: 'rich-text', props: { html } })

const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings })
const column = (size: number, ...elements: object[]) => ({ elType: 'column', settings: { _column_size: size }, elements })
const section = (...elements: object[]) => ({ elType: 'section', settings: [], elements })

test('a page of Elementor: sections are rows, columns as wide as they were, widgets blocks', () => {
  const { on, gaps } = translation()
  const heading = widget('heading', { title: 'Our <em>kilns</em>', header_size: 'h1', link: { url: 'https://old.example/kilns/' } })
  const page = [
    section(
      column(66, heading, widget('text-editor', { editor: '<p>We fire clay.</p>' })),
      column(33, widget('image', { image: { id: 7, url: 'x' } })),
    ),
    { elType: 'container', settings: {}, elements: [widget('button', { text: 'Quote', link: { url: '/quote' } }), widget('form', {})] },
  ]
  const rows = translateElementor(JSON.stringify(page), on)
  expect(shapeOf(rows)).toEqual([
    [
      [8, 'rich-text'],
      [4, 'picture'],
    ],
    [[12, 'buttons']],
  ])
  expect(rows![0]!.columns[0]!.modules).toEqual([text('<h2><a href="/kilns/">Our kilns</a></h2><p>We fire clay.</p>')])
  expect(gaps).toEqual(['the Elementor widget “form”'])
})

test('a picture of Elementor keeps how wide it was, and all words below it', () => {
  const { on } = translation()
  const image = (more: object) => widget('image', { image: { id: 7, url: 'x' }, ...more })
  const words = `${'word '.repeat(300)}end`
  const page = [
    image({ image_size: 'thumbnail' }),
    image({ width: { unit: '%', size: 20 }, caption: 'Short' }),
    image({ image_size: 'custom', image_custom_dimension: { width: '400', height: '' }, caption: words }),
  ]
  const modules = translateElementor(JSON.stringify(page), on)!.flatMap(({ columns }) => columns.flatMap((column) => column.modules))
  expect(modules.map(({ props: { width, caption, html } }) => html ?? [width, caption])).toEqual([
    ['small', ''],
    ['small', 'Short'],
    ['medium', ''],
    `<p>${words}</p>`,
  ])
})

test.each<[string, object, object]>([
  [
    'accordion',
    { tabs: [{ tab_title: 'How long?', tab_content: '<p>A week.</p>' }] },
    { block: 'accordion', props: { items: [{ slug: 'how-long', title: 'How long?', html: '<p>A week.</p>' }] } },
  ],
  ['icon-list', { icon_list: [{ text: 'Cups' }, { text: 'Bowls' }] }, text('<ul><li>Cups</li><li>Bowls</li></ul>')],
  ['google_maps', { address: 'Stoke, Nelson' }, { block: 'map', props: { title: 'Stoke, Nelson', place: 'Stoke, Nelson' } }],
  [
    'counter',
    { ending_number: 214, suffix: '+', title: 'Pots' },
    { block: 'numbers', props: { items: [{ number: '214', unit: '+', text: 'Pots' }] } },
  ],
  [
    'video',
    { youtube_url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    { block: 'video', props: { title: 'Video', address: 'https://www.youtube.com/watch?v=abcdefghijk' } },
  ],
  ['testimonial', { testimonial_content: 'Lovely.', testimonial_name: 'Ann' }, text('<blockquote>Lovely.</blockquote><p>Ann</p>')],
])('the widget %s', (name, settings, module) => {
  const rows = translateElementor(JSON.stringify([widget(name, settings)]), translation().on)
  expect(rows!.flatMap(({ columns }) => columns.flatMap(({ modules }) => modules))).toEqual([module])
})

type Value = string | number | readonly Value[] | { readonly [name: string]: Value }
/** As PHP serialises; what is an object there is one here. */
function serialized(value: Value, isObject = true): string {
  if (typeof value === 'number') return `i:${value};`
  if (typeof value === 'string') return `s:${Buffer.byteLength(value)}:"${value}";`
  const entries = Object.entries(value).map(([name, each]) => (Array.isArray(value) ? `i:${name};` : serialized(name)) + serialized(each))
  return Array.isArray(value) || !isObject
    ? `a:${entries.length}:{${entries.join('')}}`
    : `O:8:"stdClass":${entries.length}:{${entries.join('')}}`
}

test('a page of Beaver Builder: its parts lie side by side and name the one around them', () => {
  const { on, gaps } = translation()
  const node = (name: string, type: string, parent: string, position: number, settings: Value = {}) => ({
    node: name,
    type,
    parent,
    position,
    settings,
  })
  const data = {
    m2: node('m2', 'module', 'c2', 0, { type: 'photo', photo: 12, photo_src: 'https://old.example/a.jpg', caption: 'A bowl' }),
    m1: node('m1', 'module', 'c1', 1, { type: 'rich-text', text: '<p>We fire clay.</p>' }),
    m0: node('m0', 'module', 'c1', 0, { type: 'heading', heading: 'Kōwhai kilns', tag: 'h2' }),
    m3: node('m3', 'module', 'c2', 1, { type: 'pricing-table' }),
    c2: node('c2', 'column', 'g', 1, { size: '50' }),
    c1: node('c1', 'column', 'g', 0, { size: '50' }),
    g: node('g', 'column-group', 'r', 0),
    r: node('r', 'row', '', 0),
  }
  const rows = translateBeaver(serialized(data, false), on)
  expect(shapeOf(rows)).toEqual([
    [
      [6, 'rich-text'],
      [6, 'picture'],
    ],
  ])
  expect(rows![0]!.columns[0]!.modules).toEqual([text('<h2>Kōwhai kilns</h2><p>We fire clay.</p>')])
  expect(gaps).toEqual(['the Beaver Builder module “pricing-table”'])
})

test.each([
  ['an object of a class', 'a:1:{i:0;O:8:"WP_Query":0:{}}'],
  ['a text that is cut', 'a:1:{i:0;s:5'],
])('what cannot be read is no page: %s', (_name, data) => {
  expect(translateBeaver(data, translation().on)).toBeUndefined()
})

test('parts that name each other in a circle end', () => {
  const { on } = translation()
  const data = { a: { node: 'a', type: 'row', parent: '', position: 0 }, b: { node: 'b', type: 'column', parent: 'b', position: 0 } }
  expect(translateBeaver(serialized(data, false), on)).toEqual([])
  expect(translateElementor('no JSON', on)).toBeUndefined()
})
