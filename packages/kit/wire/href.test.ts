import { is } from 'valibot'
import { expect, test } from 'vitest'
import { href } from './href'

test.each([
  '/reviews',
  '/#services',
  '#contact',
  'https://site.example/a?b=c',
  'https://site.example/@ann',
  'mailto:a@site.example',
  'tel:+6435550142',
])('%s is a link', (address) => {
  expect(is(href, address)).toBe(true)
})

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:x',
  ' javascript:x',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'a b',
  'https://ann:secret@site.example/',
  'https://site.example@elsewhere.example',
])('%j is none', (address) => {
  expect(is(href, address)).toBe(false)
})
