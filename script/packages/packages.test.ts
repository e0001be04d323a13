import { globSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { widgets } from '../../integrations/npm/elements/src/widgets'
import { buildApp, createFreshApp, type FreshApp } from './fresh-app'
import { rowsIn, samples } from './samples'

let app: FreshApp
beforeAll(() => {
  app = createFreshApp()
})
afterAll(() => app.remove())

const filesOf = (name: string): string[] =>
  globSync('{LICENSE,**/*.*}', { cwd: path.join(app.folder, 'node_modules/@frontage', name) }).toSorted()
const code = (...names: string[]): string[] => names.flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`])

test('a packed package holds its code, types, README and licence, and nothing else', () => {
  expect(filesOf('elements')).toEqual(['LICENSE', 'README.md', ...code('index', 'load', 'widgets'), 'package.json'])
  expect(filesOf('react')).toEqual(['LICENSE', 'README.md', ...code('index'), 'package.json'])
  expect(filesOf('client')).toEqual(['LICENSE', 'README.md', ...code('calls', 'index'), 'package.json'])
  expect(filesOf('rules')).toEqual(
    expect.arrayContaining(['LICENSE', 'README.md', ...code('validate', 'schema', 'rules/email'), 'package.json']),
  )
  expect(filesOf('rules').filter((file) => /test|vectors/.test(file))).toEqual([])
})

test('READMEs and guide have samples, which are type-checked with the page, and name every element with its attributes', () => {
  for (const [name, text] of Object.entries(samples())) expect(text, name).toMatch(/@frontage\/[\s\S]+(?:await |<\w|validate\()/)
  const listed = rowsIn('integrations/npm/elements/README.md').flatMap(([tags, names]) =>
    tags.map((tag) => [tag, names.map((name) => name.split('=')[0]).toSorted()]),
  )
  const there = Object.entries(widgets).map(([tag, { settings }]) => [tag, Object.keys(settings).toSorted()])
  expect(listed.toSorted()).toEqual(there.toSorted())
})

test('a fresh page with all four is type-checked, for bundlers and for Node, and built by Vite', () => {
  buildApp(app)
  const built = Object.entries(app.built()).filter(([file]) => file.startsWith('/assets/'))
  const elements = built.filter(([, text]) => text.includes('customElements.define'))
  expect(elements).toHaveLength(1)
  expect(elements[0]?.[1], 'no copy of the widgets').toContain('/embed.js')
  expect(gzipSync(elements[0]![1]).length, 'bytes of the elements').toBeLessThan(1_200)
})

test('on a server the components are drawn as elements, and importing the elements does nothing', () => {
  const script = `import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { Reviews } from '@frontage/react'
import '@frontage/elements'
console.log(renderToString(createElement(Reviews, { server: 'https://site.example', widgetId: 3, perRow: 2, className: 'a', children: 'Reviews' })))`
  expect(app.run(process.execPath, '--input-type=module', '-e', script).trim()).toBe(
    '<frontage-reviews server="https://site.example" widget-id="3" per-row="2" class="a">Reviews</frontage-reviews>',
  )
})

test('Node reads the rules and the client as they are packed', () => {
  const script = `import { validate } from '@frontage/rules/validate'
import { readSchema } from '@frontage/rules/schema'
import { readForm } from '@frontage/rules/read-form'
import { createClient, FrontageError } from '@frontage/client'
const rules = readSchema({ rules: [{ rule: 'required', field: 'your-name', error: 'Please fill out this field.' }] })
const fetch = async (url, { method }) => new Response(JSON.stringify({ asked: method + ' ' + url }))
const answer = await createClient('https://site.example', { fetch }).call('list-items', { perPage: 2 })
const refuse = async () => new Response(JSON.stringify({ message: 'There is none.' }), { status: 404 })
const refused = await createClient('https://site.example', { fetch: refuse }).call('get-item', { slug: 'none' }).catch((reason) => reason)
console.log(JSON.stringify([validate(rules, readForm([])), answer, refused instanceof FrontageError && [refused.status, refused.message]]))`
  expect(JSON.parse(app.run(process.execPath, '--input-type=module', '-e', script))).toEqual([
    [{ field: 'your-name', rule: 'required', error: 'Please fill out this field.' }],
    { asked: 'GET https://site.example/api/portfolio/items?perPage=2' },
    [404, 'There is none.'],
  ])
})
