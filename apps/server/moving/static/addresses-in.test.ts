import { describe, expect, test } from 'vitest'
import { addressesIn } from './addresses-in'
import { fileOf } from './file-of'

const at = 'https://kiln.example'

describe('addresses that a text names', () => {
  test.each([
    ['<a href="/about#team">', ['/about']],
    ['<img srcset="/media/a-480.webp?v=x 480w, /media/a-800.webp 800w">', ['/media/a-480.webp', '/media/a-800.webp']],
    ['<meta property="og:image" content="https://kiln.example/media/a-social.jpg">', ['/media/a-social.jpg']],
    ['<div data-slides="[{&quot;src&quot;:&quot;/media/b.svg&quot;}]">', ['/media/b.svg']],
    ['url(/look/faces/x.woff2)', ['/look/faces/x.woff2']],
    ['<loc>https://kiln.example/</loc> <a href="/reviews/">', ['/', '/reviews']],
    ['//cdn.example/x.js https://kiln.example.evil/x <a href="/admin/pages"> "/api/ticket" "/embed?show=1"', []],
  ])('%s', (text, found) => expect(addressesIn(text, at).toSorted()).toEqual(found.toSorted()))
})

describe('the file of an address', () => {
  test.each([
    ['/', true, 'index.html'],
    ['/portfolio/deck', true, 'portfolio/deck/index.html'],
    ['/caf%C3%A9', true, 'café/index.html'],
    ['/.well-known/security.txt', false, '.well-known/security.txt'],
    ['/media/a-480.webp', false, 'media/a-480.webp'],
    ['/a/%2e%2e/%2e%2e/etc/passwd', false, undefined],
    ['/a%2fb', false, undefined],
    ['/%00', true, undefined],
    ['/%zz', true, undefined],
    [`/${'x'.repeat(201)}`, true, undefined],
  ])('%s', (address, isPage, file) => expect(fileOf(address, isPage)).toBe(file))
})
