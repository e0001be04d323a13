import type { OwnedBlock } from '@frontage/kit/admin/blocks'
import { type EditorConfig, noPicture } from '@frontage/kit/island/editor-config'
import { expect, test } from 'vitest'
import type { PageDocument } from '../../page'
import { readyPages } from '../../templates/ready'
import { createUnfinished } from './unfinished'

type Example = Record<string, { readonly rows?: unknown } | Record<string, unknown>>

const owners = import.meta.glob<EditorConfig>('../../../*/{,*/}site/*/*.editor.ts', { eager: true, import: 'editorConfig' })
const examples = import.meta.glob<Example>('../../../*/{,*/}site/*/*.examples.ts', { eager: true, import: 'examples' })
const files = import.meta.glob<PageDocument | unknown[]>('../../../../demo/site/*.json', { eager: true, import: 'default' })

const nameOf = (path: string): string => path.split('/').at(-2) ?? ''
const blocks = Object.entries(owners).map(([path, owner]) => ({ name: nameOf(path), owner })) as unknown as OwnedBlock[]
const pages = Object.entries(files).filter((entry): entry is [string, PageDocument] => !Array.isArray(entry[1]) && 'rows' in entry[1])

const unfinished = createUnfinished(blocks)
const pageOf = (rows: unknown): PageDocument => ({ rows }) as PageDocument
const rowOf = (block: string, props: object, more = {}) => ({ ...more, columns: [{ modules: [{ block, props }] }] })
const found = (block: string, props: object): string[] =>
  unfinished(pageOf([rowOf(block, props)])).map(({ path }) => path.replace('rows.0.columns.0.modules.0.props.', ''))

test('the demo is finished', () => {
  expect(pages.length).toBeGreaterThan(9)
  expect(pages.flatMap(([name, page]) => unfinished(page).map(({ path, text }) => `${name} ${path}: ${text}`))).toEqual([])
})

test('the examples of the blocks are finished', () => {
  const all = Object.entries(examples).flatMap(([path, each]) =>
    Object.entries(each ?? {}).flatMap(([name, props]) => found(nameOf(path), props).map((at) => `${nameOf(path)} “${name}” ${at}`)),
  )
  expect(Object.keys(examples).length).toBeGreaterThan(20)
  expect(all).toEqual([])
})

test.each(blocks.filter(({ owner }) => owner.start).map(({ name, owner }) => [name, owner.start ?? {}] as const))(
  'a new part “%s” is unfinished, unless it begins with nothing but what anybody may say',
  (name, start) => expect(found(name, start).length > 0 || name === 'buttons').toBe(true),
)

test('every ready page names the words that stand for those of its owner, and leaves those alone that anybody may say', () => {
  const named = readyPages.map(({ name, rows }) => [name, unfinished(pageOf(rows)).length])
  expect(Object.fromEntries(named)).toEqual({ about: 12, services: 13, landing: 11 })
})

test('a picture that nobody chose is named where it stands, also behind a row', () => {
  const gallery = { items: [{ picture: noPicture }, { picture: { file: 'deck.jpg' } }] }
  expect(found('gallery', gallery)).toEqual(['items.0.picture'])
  const behind = [rowOf('buttons', {}, { behind: { block: 'parallax', props: { picture: noPicture } } })]
  expect(unfinished(pageOf(behind)).map(({ path }) => path)).toEqual(['rows.0.behind.props.picture'])
  const slides = [rowOf('buttons', {}, { backdrop: { kind: 'slideshow', pictures: [{ file: 'deck.jpg' }, noPicture] } })]
  expect(unfinished(pageOf(slides)).map(({ path }) => path)).toEqual(['rows.0.backdrop.pictures.1'])
})

test('a form and a film that nobody chose are named', () => {
  expect(found('contact-form', {})).toEqual(['form'])
  expect(found('contact-form', { form: 0 })).toEqual(['form'])
  expect(found('contact-form', { form: 3 })).toEqual([])
  const film = (props: object) => unfinished(pageOf([rowOf('buttons', {}, { behind: { block: 'background-video', props } })]))
  expect(film({}).map(({ path }) => path)).toEqual(['rows.0.behind.props.film'])
  expect(film({ fallback: { file: 'sea.jpg' } })).toEqual([])
  expect(film({ address: 'https://vimeo.com/76979871' })).toEqual([])
})

test('a list without an entry is named, unless the part has words of its own', () => {
  expect(found('accordion', { items: [] })).toEqual(['items'])
  expect(found('buttons', { actions: [] })).toEqual(['actions'])
  expect(found('call-to-action', { title: 'Come by', actions: [] })).toEqual([])
})

test('words as they came are named with the sentence that still stands, among others too', () => {
  const one = { title: 'Where do you work?', html: '<p>All over the bay.</p><p>Your answer.</p>' }
  expect(found('accordion', { items: [one] })).toEqual(['items.0.html'])
  expect(unfinished(pageOf([rowOf('accordion', { items: [one] })]))[0]?.text).toContain('“Your answer.”')
  expect(found('heading', { title: 'Decks in the bay', text: '' })).toEqual([])
  expect(found('call-to-action', { title: 'Come by', text: ['Say once more what customers get.'] })).toEqual(['text.0'])
})

test('a number is the owner’s own once either half of it was changed', () => {
  expect(found('numbers', { items: [{ number: '12', text: 'years in business' }] })).toEqual(['items.0.text'])
  expect(found('numbers', { items: [{ number: '4', text: 'years in business' }] })).toEqual([])
  expect(found('numbers', { items: [{ number: '4', text: 'What the number counts' }] })).toEqual(['items.0.text'])
})
