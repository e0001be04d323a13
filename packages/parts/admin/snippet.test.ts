import { expect, test } from 'vitest'
import { snippetOf } from './snippet'

const script = '<script type="module" src="https://site.example/embed.js"></script>'

test('R23: what another page needs: an element and a script', () =>
  expect(snippetOf('https://site.example', { name: 'review-list', id: 3 })).toBe(
    `<div data-frontage="review-list" data-id="3"></div>\n${script}`,
  ))

test('R23: what has no number says what it is in attributes', () =>
  expect(snippetOf('https://site.example', { name: 'opening-hours', marks: { title: 'When "we" are in', compact: 'yes' } })).toBe(
    `<div data-frontage="opening-hours" data-title="When &quot;we&quot; are in" data-compact="yes"></div>\n${script}`,
  ))

test('F01: where no script runs a link stands in its place, whatever the form is called', () =>
  expect(
    snippetOf('https://site.example', { name: 'contact-form', id: 7, link: { path: '/contact-form/7', words: 'Decks & <b>fences</b>' } }),
  ).toBe(
    `<div data-frontage="contact-form" data-id="7"><a href="https://site.example/contact-form/7">Decks &amp; &lt;b&gt;fences&lt;/b&gt;</a></div>\n${script}`,
  ))
