import { test as base, type Page } from '@playwright/test'
import { type PartsSite, servePages } from '../pages/parts'
import { slowDown } from '../support/slow-machine'

const HOME = `<!doctype html><html><head><meta charset="utf-8"><title>Gallery</title>
<link rel="stylesheet" href="/parts/tokens.css"><link rel="stylesheet" href="/parts/lightbox/lightbox.css">
<style>*{box-sizing:border-box;margin:0} body{min-height:3000px} a img{width:120px;height:90px}</style></head>
<body><main><h1>Gallery</h1>
${[1, 2, 3, 4, 5].map((n) => `<a href="/picture-${n}.png"><img src="/picture-thumb-${n}.png" alt="Picture ${n}"></a>`).join('')}
<div id="offer" hidden><p>The offer</p><input id="name" aria-label="Name"></div></main>
<script type="module">
import { openLightbox } from '/parts/lightbox/lightbox'
import { isForLightbox } from '/parts/lightbox/press'
const links = [...document.querySelectorAll('a')]
const slides = links.map((link) => ({ src: link.href, alt: link.firstElementChild.alt, caption: 'Title of ' + link.firstElementChild.alt }))
Object.assign(window, { openLightbox, slides, options: {}, isForLightbox })
for (const [place, link] of links.entries())
  link.addEventListener('click', (event) => {
    if (!isForLightbox(event, window.options)) return
    event.preventDefault()
    openLightbox(window.slides, place, {}, { from: (at) => links[at]?.firstElementChild, ...window.options })
  })
</script></body></html>`

const OTHER = `<html><head><base href="https://evil.test/"><meta http-equiv="refresh" content="0;url=https://evil.test">
</head><body><header>Header</header><main><h2>Our story</h2><p onclick="window.__pwn=1">Since 2009</p>
<script>window.__pwn=1</script><img src="x" onerror="window.__pwn=1"><form action="/x"><input name="a"></form></main></body></html>`

const pages = {
  '/': { body: HOME },
  '/story': { body: OTHER, headers: { 'x-fragment': 'main' } },
  '/upload.html': { body: '<main>sent in by somebody</main>' },
  '/data': { body: '{"html":"<main>x</main>"}', headers: { 'content-type': 'application/json', 'x-fragment': 'main' } },
  '/framed': { body: '<p>A page in a frame</p>' },
}

/** A walk with a small gallery of links, and the lightbox as it is written. */
export const walk = base.extend<{ start: (page: Page) => Promise<void> }, { site: PartsSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool asks for this shape
    async ({}, use) => {
      const site = await servePages(pages)
      await use(site)
      site.stop()
    },
    { scope: 'worker' },
  ],
  context: async ({ context }, use) => {
    await slowDown(context)
    await use(context)
  },
  start: async ({ site }, use) => {
    await use(async (page) => {
      site.asked.length = 0
      await page.goto(`${site.base}/`)
      await page.waitForFunction(() => 'openLightbox' in window)
    })
  },
})

export const box = (page: Page) => page.getByRole('dialog')
export const counter = (page: Page) => page.locator('.lightbox__counter')
export const picture = (page: Page) => page.locator('.lightbox__picture')
export const thumb = (page: Page, number: number) => page.getByAltText(`Picture ${number}`, { exact: true }).first()
export const open = (page: Page, slides: unknown, options: object = {}) =>
  page.evaluate(
    ([shown, how]) => {
      const { openLightbox } = window as unknown as { openLightbox: (...all: unknown[]) => unknown }
      openLightbox(shown, 0, {}, how)
    },
    [slides, options] as const,
  )
