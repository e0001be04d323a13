import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markForeign } from '../words/foreign'
import { say } from '../words/say'
import { isolated } from './isolate'
import { Fragment, isolateBy, jsx, jsxs } from './jsx-runtime'

isolateBy(isolated)

const more = markForeign('Show more')
const drawn = (element: unknown): string => renderToStaticMarkup(element as ReactElement)

test.each([
  ['a text of its own', jsx('p', { children: more }), '<p><bdi lang="en" dir="ltr">Show more</bdi></p>'],
  ['beside words of others', jsxs('p', { children: ['مرحبا ', more] }), '<p>مرحبا <bdi lang="en" dir="ltr">Show more</bdi></p>'],
  ['within a longer text', jsx('p', { children: `مرحبا: ${more}!` }), '<p>مرحبا: <bdi lang="en" dir="ltr">Show more</bdi>!</p>'],
  ['without an element around it', jsx(Fragment, { children: more }), '<bdi lang="en" dir="ltr">Show more</bdi>'],
  ['where no element may stand', jsx('option', { children: more }), '<option lang="en">Show more</option>'],
  ['that is only heard', jsx('button', { 'aria-label': more }), '<button lang="en" aria-label="Show more"></button>'],
  ['of what holds others’ words', jsx('nav', { 'aria-label': more, children: 'أ' }), '<nav aria-label="Show more">أ</nav>'],
  [
    'put together',
    jsx('p', { children: say(markForeign('{a} of ten'), { a: markForeign('One') }) }),
    '<p><bdi lang="en" dir="ltr">One of ten</bdi></p>',
  ],
])('words in another language than the pages say so: %s', (_where, element, html) => {
  expect(drawn(element)).toBe(html)
})

test('a component gets its words as they are, and what it makes of them says so', () => {
  const Button = ({ children }: { readonly children: string }) => jsx('button', { title: children.length, children }) as ReactElement
  expect(drawn(jsx(Button, { children: more }))).toBe('<button title="11"><bdi lang="en" dir="ltr">Show more</bdi></button>')
})

test('words in the language of the pages are as React makes them', () => {
  expect(drawn(jsxs('p', { className: 'a', 'aria-label': 'b', children: ['c', 'd'] }))).toBe('<p class="a" aria-label="b">cd</p>')
})
