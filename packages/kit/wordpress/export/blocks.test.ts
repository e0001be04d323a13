import { expect, test } from 'vitest'
import { innerMark, parseBlocks, type WordPressBlock } from './blocks.server'

const block = (name: string, html: string, attributes = {}, inner: WordPressBlock[] = []): WordPressBlock => ({
  name,
  attributes,
  html,
  inner,
})

test('blocks follow each other, with attributes and what stands between them', () => {
  const content =
    '<!-- wp:heading {"level":3} --><h3>Kiln</h3><!-- /wp:heading -->\n\n<p>old</p><!-- wp:separator /--><!-- wp:acme/card {"a":"--\\u003e"} /-->'
  expect(parseBlocks(content)).toEqual([
    block('core/heading', '<h3>Kiln</h3>', { level: 3 }),
    { name: undefined, attributes: {}, html: '\n\n<p>old</p>', inner: [] },
    block('core/separator', ''),
    block('acme/card', '', { a: '-->' }),
  ])
})

test('a block stands within another, where the mark is', () => {
  const inner = (text: string): string => `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`
  const content = `<!-- wp:group --><div>${inner('a')}${inner('b')}</div><!-- /wp:group -->`
  const both = [block('core/paragraph', '<p>a</p>'), block('core/paragraph', '<p>b</p>')]
  expect(parseBlocks(content)).toEqual([block('core/group', `<div>${innerMark(0)}${innerMark(1)}</div>`, {}, both)])
})

test.each([
  ['an end without a beginning', '<!-- /wp:group --><!-- wp:a --><p>x</p><!-- /wp:a -->', [block('core/a', '<p>x</p>')]],
  ['a beginning without an end', '<!-- wp:a --><p>x</p>', [block('core/a', '<p>x</p>')]],
  [
    'ends in the wrong order',
    '<!-- wp:a --><!-- wp:b --><!-- /wp:a --><!-- /wp:b -->',
    [block('core/a', innerMark(0), {}, [block('core/b', '')])],
  ],
  ['attributes that are no JSON', '<!-- wp:a {"x": --><!-- /wp:a -->', [block('core/a', '')]],
  ['attributes that are a list', '<!-- wp:a [1] --><!-- /wp:a -->', [block('core/a', '')]],
  [
    'a comment that is no block',
    '<!-- wpx --><p>x</p><!-- more -->',
    [{ name: undefined, attributes: {}, html: '<!-- wpx --><p>x</p><!-- more -->', inner: [] }],
  ],
  ['a comment that never ends', '<p>x</p><!-- wp:a', [{ name: undefined, attributes: {}, html: '<p>x</p><!-- wp:a', inner: [] }]],
])('%s loses nothing', (_name, content, blocks) => {
  expect(parseBlocks(content)).toEqual(blocks)
})

test('ten thousand blocks within each other are read as far as anybody nests them, and what they say stays', () => {
  const content = `${'<!-- wp:group -->'.repeat(10_000)}<p>in the middle</p>${'<!-- /wp:group -->'.repeat(10_000)}<!-- wp:a --><!-- /wp:a -->`
  const blocks = parseBlocks(content)
  expect(blocks).toHaveLength(2)
  let depth = 0
  let innermost = blocks[0]!
  for (; innermost.inner[0]; innermost = innermost.inner[0]) depth++
  expect(depth).toBe(99)
  expect(innermost.html).toBe('<p>in the middle</p>')
})
