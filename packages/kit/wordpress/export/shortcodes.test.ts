import { expect, test } from 'vitest'
import { parseShortcodes } from './shortcodes.server'

const known = new Set(['contact-form-7', 'wp_portfolio', 'gallery', 'caption'])
const split = (text: string) => parseShortcodes(text, (name) => known.has(name))
const code = (name: string, attributes = {}, content?: string) => ({ name, attributes, content })

test.each([
  ['[contact-form-7 id="12" title="Contact form 1"]', [code('contact-form-7', { id: '12', title: 'Contact form 1' })]],
  ["before [gallery ids='1,2' /] after", ['before ', code('gallery', { ids: '1,2' }), ' after']],
  ['[wp_portfolio]', [code('wp_portfolio')]],
  ['[wp_portfolio show=all plain]', [code('wp_portfolio', { show: 'all', 0: 'plain' })]],
  ['[caption id="a"]<img> A kiln[/caption].', [code('caption', { id: 'a' }, '<img> A kiln'), '.']],
  ['[contact-form-7 id=&#8220;12&#8221; title=“a”]', [code('contact-form-7', { id: '12', title: 'a' })]],
  ['[gallery ids="1]2"]', [code('gallery', { ids: '1]2' })]],
])('%s', (text, parts) => {
  expect(split(text)).toEqual(parts)
})

test.each([
  ['unknown', '[unknown id="1"]'],
  ['meant to be read', '[[gallery ids="1"]]'],
  ['without an end', 'see [gallery ids="1"'],
  ['one within another', '[gallery [caption]'],
  ['no name', '[] [1] [ gallery]'],
])('%s stays text', (_name, text) => {
  expect(split(text).filter((part) => typeof part !== 'string' && part.name !== 'caption')).toEqual([])
  expect(
    split(text)
      .map((part) => (typeof part === 'string' ? part : `[${part.name}]`))
      .join(''),
  ).toBe(text)
})

test('a hundred thousand brackets take the time of reading them once', () => {
  expect(split('[gallery '.repeat(10_000))).toHaveLength(1)
})
