// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources stand in strings here
import { expect, test } from 'vitest'
import { wordsIn } from './catalogues.mjs'
import { sentencesIn } from './parts.mjs'
import { rewritten } from './rewrite.mjs'
import { sentencesOf } from './sentences.mjs'
import { faultIn } from './words-fit.mjs'

const FILE = 'features/words/admin/words/a.tsx'
type Words = Readonly<Record<string, string | Readonly<Record<string, string>>>>

const keysOf = (source: string, file = FILE): string[] =>
  sentencesOf(file, source).found.flatMap(({ tree, isSure }) => (isSure ? sentencesIn(tree).map(({ key }: { key: string }) => key) : []))
const german = (source: string, words: Words, file = FILE): string | undefined =>
  rewritten(source, sentencesOf(file, source), wordsIn(new Map([['features/words', words]]), file))

test('issue 15: what stands between tags, with what is put in and what is set apart, is one sentence', () => {
  const source = '<p>\n  Shown: {shown} of <strong>{total}</strong>. Read <a href="/x">the guide</a>.\n</p>'
  expect(keysOf(source)).toEqual(['Shown: {0} of <1>{2}</1>. Read <3>the guide</3>.'])
  expect(german(source, { 'Shown: {0} of <1>{2}</1>. Read <3>the guide</3>.': 'Von <1>{2}</1>: {0}. <3>Anleitung</3> lesen.' })).toBe(
    '<p>{"Von "}<strong>{total}</strong>{": "}{shown}{". "}<a href="/x">{"Anleitung"}</a>{" lesen."}</p>',
  )
})

test('issue 15: an icon beside a sentence is no part of it, nor is a list below it', () => {
  expect(keysOf('<Button>\n  <Icon size={3} /> Save\n</Button>')).toEqual(['Save'])
  expect(keysOf('<div>All of them {rows.map((row) => <Row key={row} label="One row" />)}</div>').sort()).toEqual(['All of them', 'One row'])
})

test('issue 15: either-or within a sentence makes whole sentences of it', () => {
  const source = 'const text = `${count === 1 ? "This review is" : `These ${count} reviews are`} deleted for good.`'
  const keys = ['This review is deleted for good.', 'These {0} reviews are deleted for good.']
  expect(keysOf(source)).toEqual(keys)
  expect(german(source, { [keys[0]!]: 'Diese Bewertung wird gelöscht.', [keys[1]!]: '{0} Bewertungen werden gelöscht.' })).toBe(
    'const text = (count === 1 ? "Diese Bewertung wird gelöscht." : `${count} Bewertungen werden gelöscht.`)',
  )
})

test('issue 15: the same question asked twice is one, and an answer without words is none', () => {
  expect(keysOf('const a = `${n === 1 ? "One was" : "Some were"} left as ${n === 1 ? "it was" : "they were"}.`')).toEqual([
    'One was left as it was.',
    'Some were left as they were.',
  ])
  expect(keysOf('<p>Saved{isSent && " and sent"}.</p>')).toEqual(['Saved and sent.', 'Saved.'])
})

test('issue 15: where everything depends on the question, each answer is a sentence of its own', () => {
  expect(keysOf('<Button>{isNew ? "Add" : "Save changes"}</Button>')).toEqual(['Add', 'Save changes'])
  expect(keysOf('<TextInput label={isNew ? "Name" : `Name of ${old}`} />')).toEqual(['Name', 'Name of {0}'])
})

test('issue 15: attributes and properties that people read are found, those of code are not', () => {
  const source = `<Row className="Main area" label="open" href="/Some where" key="One two" data-x="A b" aria-label={'Close it'} />`
  expect(keysOf(source)).toEqual(['open', 'Close it'])
  expect(keysOf(`const a = { title: 'yes', path: 'No path', queryKey: ['All pages'], 'Some key': 'Some words' }`)).toEqual([
    'yes',
    'Some words',
  ])
})

test('issue 15: keys, comparisons, class names, imports, types and errors stay as they are', () => {
  const source = `import { a } from 'Some place'
type A = 'Some type' | 'Other type'
const b = one === 'Some value' || list['Some key'] || styles['Main area']
switch (c) { case 'A case here': throw new Error('A bug of ours') }
element.querySelector('A [name="B c"]')
const flex = 'space-between', size = '0 0 3 2', call = 'minmax(0, 1fr)', name = 'ArrowLeft'
const t = \`\${a}-\${b}\`, u = \`/admin/pages/\${id}\``
  expect(keysOf(source)).toEqual([])
  expect(german(source, { 'Some value': 'X', 'Some key': 'X', 'A bug of ours': 'X', 'Some type': 'X' })).toBeUndefined()
})

test('issue 15: words of choices are read, also where a value is called as code is', () => {
  expect(keysOf(`const choices = choicesOf({ month: 'Month and year', inline: 'On the card', none: 'None' })`)).toEqual([
    'Month and year',
    'On the card',
    'None',
  ])
  expect(keysOf(`const size = sizesOf({ inline: 'On the card' }, { as: 'span', month: 'long' })`)).not.toContain('long')
})

test('issue 15: what visitors read and what a new block begins with follow the site, not the admin', () => {
  expect(keysOf(`const m = texts('a.b', { more: 'Read more' })`)).toEqual([])
  expect(keysOf(`const c = { title: 'Call to action', start: { title: 'Get in touch' } }`)).toEqual(['Call to action'])
})

test('issue 15: words of one file go before those of its feature, and may be small ones', () => {
  const source = `const actions = { approve: 'approved' }\nconst label = <b>Open</b>`
  expect(keysOf(source)).toEqual(['Open'])
  expect(german(source, { Open: 'Offen', 'admin/words/a.tsx': { approved: 'freigegeben', Open: 'Öffnen' } })).toBe(
    `const actions = { approve: "freigegeben" }\nconst label = <b>{"Öffnen"}</b>`,
  )
})

test('issue 15: a noun that is put into a sentence keeps its capital', () => {
  expect(german('const a = `New ${noun.toLowerCase()} here`', { 'New {0} here': 'Hier neu: {0}' })).toBe('const a = `Hier neu: ${noun}`')
})

test('issue 15: signs that mean something to the language are written so that they do not', () => {
  expect(german('const a = `Not ${x} there`', { 'Not {0} there': 'Kein `${0}` \\ {0}' })).toBe('const a = `Kein \\`\\$${x}\\` \\\\ ${x}`')
})

test('issue 15: what has no German stays English, and what lies in it is translated', () => {
  expect(german('<p title="Name">Hello <b title="Close">you</b></p>', { Name: 'Name?', Close: 'Schließen' })).toBe(
    '<p title={"Name?"}>Hello <b title={"Schließen"}>you</b></p>',
  )
})

test('issue 15: German that lost a gap or an element is named', () => {
  expect(faultIn('{0} of <1>{2}</1>', '<1>{2}</1> von {0}')).toBeUndefined()
  expect(faultIn('{0} of {1}', '{0}')).toContain('{1}')
  expect(faultIn('Read <0>it</0>', 'Lesen')).toContain('<0>')
  expect(faultIn('{count} pages', '{anzahl} Seiten')).toContain('{count}')
})
