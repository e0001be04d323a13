import * as v from 'valibot'
import { expect, test } from 'vitest'
import { words } from './fields'
import { readableOf } from './readable'
import { issuesOf } from './validation-issues'
import { documentOf } from './versions'

const shapes = new Map<string, v.GenericSchema>([
  [
    'block',
    v.object({
      items: v.pipe(v.array(v.object({ title: words(5), kind: v.optional(v.picklist(['a', 'b']), 'a') })), v.minLength(1)),
      count: v.optional(v.pipe(v.number(), v.integer(), v.maxValue(9)), 1),
    }),
  ],
])
const pageOf = (row: object, rest: object = {}) => documentOf({ version: 2, path: '/a', title: 'A', rows: [row], ...rest })!
const withProps = (props: object) => pageOf({ columns: [{ modules: [{ block: 'block', props }] }] })
const faults = (page: ReturnType<typeof pageOf>) => issuesOf(page, (name) => shapes.get(name))

test('faults say in plain words what to do, where', () => {
  const at = 'rows.0.columns.0.modules.0'
  expect(faults(withProps({ items: [{ title: 'Fine' }] }))).toEqual([])
  expect(faults(withProps({}))).toEqual([{ path: `${at}.props.items`, text: 'Please fill this in.' }])
  expect(faults(withProps({ items: [] }))).toEqual([{ path: `${at}.props.items`, text: 'At least 1 of these, please.' }])
  expect(faults(withProps({ items: [{ title: 'far too long', kind: 'c' }, { title: 4 }], count: 12.5 }))).toEqual([
    { path: `${at}.props.items.0.title`, text: 'At most 5 characters, please.' },
    { path: `${at}.props.items.0.kind`, text: 'Please choose one of these: a, b.' },
    { path: `${at}.props.items.1.title`, text: 'Enter some text.' },
    { path: `${at}.props.count`, text: 'A whole number is expected here.' },
  ])
})

test('modules that are gone, behind a row too, and settings of rows are named', () => {
  const page = pageOf({
    look: 'velvet',
    behind: { block: 'lost', props: {} },
    backdrop: { kind: 'moon' },
    columns: [{ span: 13, modules: [{ block: 'gone' }] }],
  })
  expect(faults(page).map(({ path }) => path)).toEqual([
    ...['rows.0.look', 'rows.0.backdrop.kind', 'rows.0.columns.0.span'],
    ...['rows.0.columns.0.modules.0.block', 'rows.0.behind.block'],
  ])
})

test('bar E04: no link of an owner leads to a script', () => {
  const page = pageOf({ backdrop: { kind: 'colour', colour: 'url(javascript:alert(1))' }, columns: [] }, { path: 'javascript:alert(1)' })
  expect(faults(page).map(({ path }) => path)).toEqual(['path', 'rows.0.backdrop.colour'])
  expect(JSON.stringify(readableOf(page).page.rows)).not.toContain('javascript')
})

test('bar E01: settings that do not fit never reach a page: it has what is usual instead', () => {
  const animation = { style: 'x"]{}', delay: 0, duration: 1 }
  const hostile = {
    look: '"><script>',
    backdrop: { kind: 'colour', colour: '#fff;}*{}' },
    overlay: { colour: 'red}', strength: 1 },
    animation,
    anchor: '"x',
  }
  const modules = [{ block: 'block', props: { kept: '<b>' }, animation }]
  const { page, left } = readableOf(
    pageOf({ ...hostile, label: 'Kept', columns: [{ span: '<i>', modules }] }, { social: 4, description: 5 }),
  )
  expect(page).toEqual({
    ...{ path: '/a', title: 'A', description: '', isHidden: false },
    rows: [
      {
        ...{ look: 'paper', air: 'full', align: 'start', label: 'Kept' },
        columns: [{ span: 12, modules: [{ block: 'block', props: { kept: '<b>' } }] }],
      },
    ],
  })
  expect(left).toHaveLength(9)
})
