import { withForeignPage } from '../support/foreign-page'
import { expect, walk } from './browsers'
import type { Query } from './drive/query'
import type { Tab } from './drive/tab'

const place = (block: string, marks = ''): string => `<div data-frontage="${block}" ${marks}></div>`
const POPUP = place('popup', 'data-page="/how-we-work" data-name="first-visit"')
const strict = (ours: string): string =>
  `default-src 'none'; script-src ${ours}; connect-src ${ours}; img-src ${ours} data:; font-src ${ours}; worker-src 'none'; require-trusted-types-for 'script'; trusted-types frontage`

/** What stands in the shadow root of a widget. */
const within = (tab: Tab, block: string) => (query: Query) => tab.find({ shadow: `[data-frontage="${block}"]`, ...query })

walk('a pop-up, the opening hours and the summary work on a page of somebody else with a strict policy', async ({ tab, engine }) => {
  const body = `${POPUP}${place('opening-hours')}${place('review-summary')}<script type="module" src="${engine.base}/embed.js"></script>`
  await withForeignPage(
    body,
    async (address) => {
      await engine.open(address)
      const popup = within(tab, 'popup')
      const dialog = popup({ css: 'dialog' })
      await popup({ role: 'button', name: 'What to have ready' }).press()
      await dialog.shows()
      await popup({ css: '.popup__close' }).press()
      await dialog.shows(false)
      await popup({ role: 'button', name: 'What to have ready' }).press()
      await dialog.shows()
      await tab.key('Escape')
      await dialog.shows(false)
      await within(tab, 'opening-hours')({ css: '.opening-hours[data-followed] [aria-current="date"]' }).counts(1)
      await within(tab, 'review-summary')({ css: '.review-summary__average' }).shows()
    },
    { style: '', policy: strict(engine.base), head: '<link rel="icon" href="data:,">' },
  )
})

walk('a list and a form on a page of somebody else work from right to left, and so does what comes later', async ({ tab, engine }) => {
  const body = `<main>${place('review-list', 'data-id="1"')}</main><script type="module" src="${engine.base}/embed.js"></script>`
  await withForeignPage(
    body,
    async (address) => {
      await engine.open(address)
      const list = within(tab, 'review-list')
      const cards = list({ css: '[data-review]' })
      await list({ css: '[data-island="review-list"]' }).wake()
      const first = await cards.count()
      await list({ role: 'link', name: /load more/i }).press()
      await expect.poll(() => cards.count()).toBeGreaterThan(first)
      expect(await list({ css: '.frontage' }).attribute('dir')).toBe('rtl')

      await engine.run(`document.querySelector('main').innerHTML = ${JSON.stringify(place('contact-form', 'data-id="1"'))}`)
      const form = within(tab, 'contact-form')
      await form({ css: '[data-island="contact-form"]' }).wake()
      await form({ role: 'button', name: 'Send it' }).press()
      await expect.poll(() => form({ css: '.wpcf7-not-valid-tip' }).count()).toBeGreaterThan(0)
    },
    { style: '', dir: 'rtl' },
  )
})
