import type { Page } from '@playwright/test'
import { emptyWalk } from '../support/empty-site'
import { listenForOthers, watchOthers } from '../support/others'
import { bringIn, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, signIn, walk } from '../support/site'
import { wake } from '../support/waking'

emptyWalk.use({ siteOf: 'requests to others' })

const sheet = (page: Page) => page.locator('dialog.lightbox')
const OPENERS = '.gallery a[data-large="image"], a[data-item], a[data-open]:not([data-open*="://"])'

/** Reads a page as people do who press nothing that comes from others: to its end, with the pointer over it and out of it. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    for (const one of document.querySelectorAll('a, button, input, .gallery, [data-island]'))
      one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    for (const one of document.querySelectorAll('input, textarea, select')) one.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }))
    scrollTo({ top: 0, behavior: 'instant' })
  })
}

/** Opens the first picture of a page, if it has one, and goes on from there by the arrow key past everything else. */
async function passByArrow(page: Page): Promise<void> {
  const opener = page.locator(OPENERS).first()
  if (!(await opener.isVisible())) return
  const island = page.locator('[data-island]').filter({ has: opener })
  if (await island.count()) await wake(island.first())
  await opener.click()
  await expect(page.locator('dialog[open]').first()).toBeVisible()
  const total = Number(/\d+$/.exec((await sheet(page).locator('.lightbox__counter').allTextContents())[0] ?? '')?.[0] ?? 0)
  for (let place = 0; place < Math.min(total, 12); place++) {
    await page.keyboard.press('ArrowRight')
    await expect(sheet(page)).not.toHaveAttribute('data-state', 'loading')
  }
}

const PARTS = 3

walk.describe('others hear of nobody who has not pressed', () => {
  walk.describe.configure({ mode: 'parallel' })
  for (let part = 0; part < PARTS; part++)
    walk(`T12, T14, T17: every example of every widget, part ${part + 1} of ${PARTS} (bar J02)`, async ({ page, site }) => {
      const asked = listenForOthers(page, site)
      await page.goto(`${site.base}/sandbox`)
      const links = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
      for (const link of links.filter((_, place) => place % PARTS === part)) {
        await page.goto(link)
        await readThrough(page)
        await passByArrow(page)
        expect(asked, link).toEqual([])
      }
    })
})

walk('T12, T14, T17: every page of a published site, and every item that an address names (bar J02)', async ({ page, site }) => {
  const asked = listenForOthers(page, site)
  const map = await (await page.request.get(`${site.base}/sitemap.xml`)).text()
  const links = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(([, path]) => path || '/')
  expect(links.length).toBeGreaterThan(8)
  const items = links.flatMap((path) => (/^\/portfolio\/(.+)/.exec(path) ?? []).slice(1)).map((slug) => `/portfolio?item=${slug}`)
  for (const link of [...links, ...items.slice(0, 12)]) {
    await page.goto(`${site.base}${link}`)
    await readThrough(page)
    if (link.includes('?item=')) await expect(page.locator('dialog[open]')).toBeVisible()
    else await passByArrow(page)
    expect(asked, link).toEqual([])
  }
})

const video = 'https://www.youtube.com/watch?v=abcdefghijk'
const popup = (id: string, rest: object) => ({
  block: 'popup',
  props: { id, title: `About ${id}`, content: { kind: 'video', address: video }, autoplay: true, width: 'middle', ...rest },
})

emptyWalk(
  'T12: on a page that its owner made, a video of others waits for a press also where the pop-up opens by itself',
  async ({ page, site }) => {
    await signIn(page, site)
    const film = { behind: { block: 'background-video', props: { address: video, loop: true } } }
    const pages = pageFile('/films', 'Films', [
      { ...rowOf({ block: 'page-head', props: { title: 'Films' } }), ...film },
      rowOf(popup('at-once', { on: 'automatic' }), popup('by-hand', { on: 'button', label: 'See the workshop' })),
      rowOf(
        { block: 'map', props: { title: 'the workshop', place: 'Nelson' } },
        { block: 'video', props: { title: 'a day', address: video } },
      ),
    ])
    await bringIn(page, site, pages, 'Films')
    await publish(page)
    const asked = await watchOthers(page, site)
    await page.goto(`${site.base}/films`)
    const first = page.getByRole('dialog', { name: 'About at-once' })
    await expect(first.getByRole('link', { name: /^Play/ })).toBeVisible()
    await readThrough(page)
    expect(asked).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'See the workshop' }).click()
    await expect(page.getByRole('dialog', { name: 'About by-hand' }).locator('iframe')).toBeAttached()
    await expect.poll(() => asked).toEqual([expect.stringContaining('https://www.youtube-nocookie.com/embed/abcdefghijk')])
  },
)

emptyWalk(
  'P04, P05: who opens the address of an item has pressed nothing: others are asked after a press that names them',
  async ({ page, site }) => {
    await signIn(page, site)
    for (const item of [
      { title: 'A film', type: 'video', video },
      { title: 'A shop', type: 'iframe', site: 'https://shop.example/' },
    ]) {
      const answer = await page.request.post(`${site.base}/api/portfolio/items/save`, {
        data: { ...item, state: 'published' },
        headers: { origin: site.base },
      })
      expect(answer.status(), await answer.text()).toBe(200)
    }
    await bringIn(page, site, pageFile('/work', 'Work', [rowOf({ block: 'portfolio', props: {} })]), 'Work')
    await publish(page)
    const asked = await watchOthers(page, site)
    for (const [item, press, host] of [
      ['a-film', 'Play A film', 'www.youtube-nocookie.com'],
      ['a-shop', 'Load it from shop.example', 'shop.example'],
    ] as const) {
      await page.goto(`${site.base}/work?item=${item}`)
      await expect(page.locator('dialog iframe')).toHaveCount(0)
      const button = page.getByRole('dialog').getByRole('button', { name: press })
      await expect(button).toBeVisible()
      expect(asked).toEqual([])
      await button.click()
      await expect.poll(() => asked.map((url) => new URL(url).host)).toEqual([host])
      asked.length = 0
    }
  },
)
