import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const markup = 'markup is put in only by files that are named'
const noCode = 'no text becomes code'
const programs = 'a program is started only by files that are named'
/** What could run what somebody else wrote, below features/reviews. */
const dangers = [
  ['text that becomes code', 'planted-d1.ts', 'export const run = (text: string) => eval(text)', noCode],
  ['text that becomes a function', 'planted-d2.ts', 'export const make = (text: string) => new Function(text)', noCode],
  ['the same without new', 'planted-d3.ts', 'export const make = (text: string) => globalThis.Function(text)', noCode],
  ['text that becomes code later', 'planted-d4.ts', "export const later = () => setTimeout('alert(1)', 1)", noCode],
  ['markup', 'site/planted-d5.client.ts', 'export const show = (root: HTMLElement, html: string) => {\n  root.innerHTML = html\n}', markup],
  [
    'markup beside what is there',
    'site/planted-d6.client.ts',
    "export const add = (root: HTMLElement, html: string) => root.insertAdjacentHTML('beforeend', html)",
    markup,
  ],
  [
    'markup in React',
    'site/planted-d7.view.tsx',
    'export const View = (props: { html: string }) => <p dangerouslySetInnerHTML={{ __html: props.html }} />',
    markup,
  ],
  [
    'a frame made of text',
    'site/planted-d8.view.tsx',
    'export const View = (props: { html: string }) => <iframe title="x" srcDoc={props.html} />',
    markup,
  ],
  [
    'a secret that can be guessed',
    'server/planted-d9.ts',
    'export const token = () => String(Math.random())',
    'Math.random can be guessed',
  ],
  [
    'another program, also for a file of a visitor (bar D21)',
    'server/planted-d10.ts',
    "import { execFile } from 'node:child_process'\nexport const run = execFile",
    programs,
  ],
  [
    'another program, when it is needed (bar D21)',
    'server/planted-d11.ts',
    "export const run = () => import('node:child_process')",
    programs,
  ],
  ['a call beside the guard', 'server/planted-d12.ts', 'export const ask = (url: string) => fetch(url)', 'through the one guard'],
  [
    'a line beside the guard',
    'server/planted-d13.ts',
    "import { connect } from 'node:net'\nexport const line = connect",
    'through the one guard',
  ],
  [
    'SQL out of texts',
    'server/planted-d14.store.ts',
    "import { sql } from 'kysely'\nexport const all = (name: string) => sql.raw(name)",
    'SQL is never put together',
  ],
  [
    'SQL out of texts for a driver',
    'server/planted-d15.store.ts',
    `export const all = (db: { query(text: string): void }, name: string) => db.query(\`select * from \${name}\`)`,
    'SQL is never put together',
  ],
] as const

/** What is planted where, and the words with which the fence has to name it. */
const planted = [
  {
    what: 'stored JSON that is read beside the one way',
    file: 'features/reviews/server/planted-json.ts',
    code: "export const read = (row: { json: string }) => JSON['parse'](row.json)",
    says: 'stored JSON is read by storedIn',
  },
  {
    what: 'a dynamic import across features',
    file: 'features/reviews/planted-a.ts',
    code: "export const load = () => import('../forms/form')",
    says: 'a feature never imports another',
  },
  {
    what: 'a dynamic import by a package name across features',
    file: 'features/reviews/server/planted-b.ts',
    code: "export const load = () => import('@frontage/forms/server')",
    says: 'not among the dependencies',
  },
  {
    what: 'a machine that loads browser code',
    file: 'features/reviews/listing/site/review-list/planted-c.machine.ts',
    code: "export const load = () => import('./code.client')",
    says: 'machine may not import client',
  },
  {
    what: 'a browser hook that reaches into the server',
    file: 'features/reviews/submission/site/review-form/use-planted.ts',
    code: "export const load = () => import('../../server/submit')",
    says: 'client may not import handler',
  },
  {
    what: 'a type by import()',
    file: 'features/reviews/planted-d.ts',
    code: "export type Form = typeof import('../forms/form')",
    says: 'a feature never imports another',
  },
  {
    what: 'a glob of the build',
    file: 'features/reviews/planted-e.ts',
    code: "export const all = import.meta.glob('../forms/*.ts')",
    says: 'a feature never imports another',
  },
  {
    what: 'a stylesheet across features',
    file: 'features/reviews/site/pieces/planted.css',
    code: '@import "../../../forms/filling/site/contact-form/contact-form.css";',
    says: 'a feature never imports another',
  },
  { what: 'a file of another ending', file: 'features/reviews/planted-f.mts', code: 'export const one = 1', says: 'no kind' },
  { what: 'a script', file: 'features/reviews/planted-g.js', code: 'export const one = 1', says: 'no kind' },
  {
    what: 'an undeclared package by dynamic import',
    file: 'features/reviews/server/planted-h.ts',
    code: "export const load = () => import('nodemailer')",
    says: 'not among the dependencies',
  },
  {
    what: "a deep path round a package's door",
    file: 'features/reviews/planted-i.ts',
    code: "export { text } from '../../packages/kit/text/text'",
    says: 'entered by their doors',
  },
  {
    what: 'the browser by another name',
    file: 'features/reviews/server/planted-j.ts',
    code: "export const page = () => globalThis['document']",
    says: 'server code knows no browser',
  },
  {
    what: 'a circle of types',
    file: 'features/reviews/planted-k.ts',
    code: "import type { Two } from './planted-l'\nexport type One = { readonly two?: Two }",
    says: 'cycle: ',
  },
  {
    what: 'the other half of that circle',
    file: 'features/reviews/planted-l.ts',
    code: "import type { One } from './planted-k'\nexport type Two = { readonly one?: One }",
    says: 'cycle: ',
  },
  {
    what: 'a query in a handler',
    file: 'features/reviews/server/planted-m.ts',
    code: "export const all = (db: { selectFrom(table: string): unknown }) => db.selectFrom('reviews')",
    says: 'queries live in stores',
  },
  {
    what: 'SQL in a handler',
    file: 'features/reviews/server/planted-n.ts',
    code: "import { sql } from 'kysely'\nexport const one = sql`select 1`",
    says: 'queries live in stores',
  },
  {
    what: 'a second transport',
    file: 'features/reviews/listing/site/review-list/planted-o.client.ts',
    code: "export const ask = () => fetch('/api/reviews')",
    says: 'there is one transport',
  },
  {
    what: 'a part of the admin that takes its screen along when its script is missing',
    file: 'features/reviews/moderation/admin/record/planted-lazy.tsx',
    code: "import { lazy } from 'react'\nexport const Part = lazy(() => import('./record-dialog'))",
    says: 'is a lazyPart or lazyOver',
  },
  {
    what: 'a file of a package that is none of its doors',
    file: 'features/reviews/planted-door.ts',
    code: "export { schedule } from '@frontage/kit/wire/refill'",
    says: 'its package has no such door',
  },
  {
    what: 'an import that names nothing',
    file: 'features/reviews/planted-p.ts',
    code: 'export const load = (name: string) => import(name)',
    says: 'names what it imports',
  },
  {
    what: 'Node in shared code',
    file: 'features/reviews/planted-q.ts',
    code: "export const load = () => import('node:fs')",
    says: 'only server code speaks to Node',
  },
  {
    what: 'a worker that is a handler',
    file: 'features/reviews/submission/site/review-form/planted-r.client.ts',
    code: "export const worker = () => new Worker(new URL('../../server/submit.ts', import.meta.url))",
    says: 'client may not import handler',
  },
  {
    what: 'a capability that reaches into another of its feature',
    file: 'features/reviews/planting/planted-s.ts',
    code: "export type { Weed } from '../weeding/planted-t'",
    says: 'a capability never imports a sibling',
  },
  {
    what: 'what all capabilities need, and one of them',
    file: 'features/reviews/server/planted-u.ts',
    code: "export type { Weed } from '../weeding/planted-t'",
    says: 'what all capabilities need imports none of them',
  },
  ...dangers.map(([what, name, code, says]) => ({ what: `${what} (bar K04)`, file: `features/reviews/${name}`, code, says })),
]
/** What planted files may well import. */
const allowed = { 'features/reviews/weeding/planted-t.ts': 'export type Weed = string' }

const home = mkdtempSync(path.join(tmpdir(), 'frontage-fences-'))
let said: readonly string[] = []

beforeAll(() => {
  const kept = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', 'fences.mjs', 'package.json', 'script', 'apps', 'features', 'packages'],
    { encoding: 'utf8' },
  )
  for (const file of kept.split('\n').filter((each) => /\.(ts|tsx|mjs|css|json)$/.test(each) && !/\.test\.tsx?$/.test(each)))
    cpSync(file, path.join(home, file))
  symlinkSync(path.resolve('node_modules'), path.join(home, 'node_modules'))
  const files = [...planted.map(({ file, code }) => [file, code] as const), ...Object.entries(allowed)]
  for (const [file, code] of files) {
    mkdirSync(path.join(home, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(home, file), `${code}\n`)
  }
  said = spawnSync(process.execPath, ['fences.mjs'], { cwd: home, encoding: 'utf8' }).stdout.split('\n')
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('fences name what is planted', () => {
  // Of a name out of an object only the first letters would be told, and not which bars it is about.
  it.each(planted.map(({ what, file, says }) => [what, file, says]))('%s', (_what, file, says) => {
    expect(said.filter((line) => line.includes(file)).join('\n')).toContain(says)
  })
})
