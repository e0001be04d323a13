import { expect, walk } from './browsers'
import type { Tab } from './drive/tab'

/** An example of the header on a page that is long enough, with nothing above it. */
async function open(tab: Tab, example: string): Promise<void> {
  await tab.open(`/sandbox/site-header/${example}`)
  await tab.engine.run(`(() => {
    document.querySelector('.sandbox__bar')?.remove()
    const long = document.createElement('p')
    long.style.blockSize = '5000px'
    document.querySelector('main').append(long)
  })()`)
}

walk('the menu of a phone is closed, opens, has its branches, closes at Escape and gives the focus back', async ({ tab, engine }) => {
  await engine.resize(390, 800)
  await tab.open('/')
  const menu = tab.css('nav[aria-label=Main] a').at(0)
  await menu.shows(false)
  await tab.role('button', 'Menu').press()
  await menu.shows()
  const branch = tab.css('nav[aria-label=Main] summary')
  await branch.at(0).press()
  const isOpen = () => branch.at(0).all(([summary]) => (summary?.parentElement as HTMLDetailsElement | undefined)?.open)
  await expect.poll(isOpen).toBe(true)
  expect(await tab.tooWide()).toEqual([])
  await tab.key('Escape', 'Escape')
  await menu.shows(false)
  await tab.role('button', 'Menu').hasFocus()
})

walk('header and headline of the home page keep their places, on a phone and on a wide screen', async ({ tab, engine }) => {
  for (const width of [390, 1280]) {
    await engine.resize(width, 800)
    await tab.open('/')
    const [header, headline] = await tab
      .css('[data-bar=main], h1')
      .all((found) => found.map((each) => each.getBoundingClientRect().toJSON() as DOMRect))
    expect(header?.height, `the header is one line high at ${width}`).toBeLessThan(120)
    expect(headline?.top, `nothing lies over the headline at ${width}`).toBeGreaterThanOrEqual(header?.bottom ?? 0)
    await tab.role('heading').at(0).place()
  }
})

walk('the search opens, has the focus, finds, and closes at Escape', async ({ tab }) => {
  await open(tab, 'a-search-that-drops-down')
  const field = tab.css('.site-search input[type=search]')
  await field.shows(false)
  await tab.css('.site-search__opener').press()
  await field.shows()
  await field.hasFocus()
  await tab.key('Escape')
  await field.shows(false)
  await tab.css('.site-search__opener').press()
  await field.fill('deck')
  await tab.key('Enter')
  await tab.isAt(/\?s=deck/)
  await tab.role('heading').at(0).shows()
})

walk('a sticky header stays at the top, its bars below each other', async ({ tab, engine }) => {
  await open(tab, 'three-bars-that-stay')
  const tops = () => tab.css('[data-bar]').all((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().top)))
  const before = await tops()
  await engine.run("window.scrollTo({ top: 900, behavior: 'instant' })")
  await expect.poll(() => engine.run('scrollY')).toBe(900)
  await expect.poll(tops).toEqual(before)
})

walk('the colour switcher changes the colours, and the next page comes in them', async ({ tab }) => {
  await open(tab, 'light-or-dark')
  const button = tab.role('button', 'Dark colours')
  const ground = () => tab.engine.run('getComputedStyle(document.body).backgroundColor + document.documentElement.dataset.theme')
  const light = await ground()
  await button.press()
  await expect.poll(() => button.attribute('aria-pressed')).toBe('true')
  await expect.poll(ground).not.toBe(light)
  const dark = await ground()
  await tab.open('/sandbox/site-header/light-or-dark')
  await expect.poll(ground).toBe(dark)
  await expect.poll(() => button.attribute('aria-pressed')).toBe('true')
})
