import { filesWith, messagesWith } from '../forms/forms'
import { reviewsWith } from '../reviews/review-forms'
import { withForeignPage } from '../support/foreign-page'
import { expect, walk } from './browsers'
import type { Engine } from './drive/engine'
import type { Query } from './drive/query'
import type { Tab } from './drive/tab'
import { pictureFile, planFile } from './files'
import { aMoment } from './moment'

/** Of the demo, by the name of the place that each stands in. */
const elements = {
  popup: 'popup" data-page="/how-we-work" data-name="first-visit',
  hours: 'opening-hours',
  summary: 'review-summary',
  list: 'review-list" data-id="1',
  slider: 'review-list" data-id="2',
  review: 'review-form" data-id="5',
  badge: 'review-badge" data-id="6',
  float: 'review-float" data-id="7',
  portfolio: 'portfolio" data-id="1',
  contact: 'contact-form" data-id="1',
  quote: 'contact-form" data-id="2',
}
type Name = keyof typeof elements

const place = (name: Name): string => `<div id="${name}" data-frontage="${elements[name]}"></div>`
const pageOf = ({ base }: Engine, ...names: Name[]): string =>
  `<main>${names.map(place).join('')}</main><script type="module" src="${base}/embed.js"></script>`
const strict = ({ base }: Engine): string =>
  `default-src 'none'; script-src ${base}; connect-src ${base}; img-src ${base} data:; font-src ${base}; worker-src 'none'; require-trusted-types-for 'script'; trusted-types frontage`

/** What stands in the shadow root of a widget. */
const within = (tab: Tab, name: Name) => (query: Query) => tab.find({ shadow: `#${name}`, ...query })

walk('a pop-up, the opening hours and the summary work on a page of somebody else with a strict policy', async ({ tab, engine }) => {
  await withForeignPage(
    pageOf(engine, 'popup', 'hours', 'summary'),
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
      await within(tab, 'hours')({ css: '.opening-hours[data-followed] [aria-current="date"]' }).counts(1)
      await within(tab, 'summary')({ css: '.review-summary__average' }).shows()
    },
    { style: '', policy: strict(engine), head: '<link rel="icon" href="data:,">' },
  )
})

walk('a slider turns, a badge opens and a floating box closes on a page of somebody else', async ({ tab, engine }) => {
  await withForeignPage(pageOf(engine, 'slider', 'badge', 'float'), async (address) => {
    await engine.open(address)
    const slider = within(tab, 'slider')
    await slider({ css: '[data-island="review-slider"]' }).wake()
    const isOut = () => slider({ css: '[data-review]' }).all(([card]) => card?.inert)
    expect(await isOut()).toBe(false)
    await slider({ role: 'button', name: 'Next reviews' }).press()
    await expect.poll(isOut).toBe(true)

    const badge = within(tab, 'badge')
    await badge({ css: '.badge__press' }).press()
    await badge({ css: '.slide-out .brief-review' }).shows()
    await badge({ css: '.slide-out__close' }).press()
    await badge({ css: '.slide-out' }).shows(false)

    const float = within(tab, 'float')
    await float({ css: 'section.review-float .brief-review' }).shows()
    await float({ css: '.review-float__close' }).press()
    await float({ css: 'section.review-float' }).shows(false)
  })
})

walk('a list is filtered and goes on, and a form refuses, from right to left and on a page that changes', async ({ tab, engine }) => {
  await withForeignPage(
    pageOf(engine, 'list'),
    async (address) => {
      await engine.open(address)
      const list = within(tab, 'list')
      const cards = list({ css: '[data-review]' })
      await list({ css: '[data-island="review-list"]' }).wake()
      const first = await cards.count()
      await list({ role: 'link', name: /load more/i }).press()
      await expect.poll(() => cards.count()).toBeGreaterThan(first)
      await list({ role: 'button', name: /^Facebook \d/ }).press()
      await list({ css: '.review-card__source' }).having('Google').counts(0)
      await expect.poll(() => cards.count()).toBeGreaterThan(0)
      expect(await list({ css: '.frontage' }).attribute('dir')).toBe('rtl')

      await engine.run(`document.querySelector('main').innerHTML = ${JSON.stringify(place('contact'))}`)
      const form = within(tab, 'contact')
      await form({ css: '[data-island="contact-form"]' }).wake()
      await form({ role: 'button', name: 'Send it' }).press()
      await expect.poll(() => form({ css: '.wpcf7-not-valid-tip' }).count()).toBeGreaterThan(0)
    },
    { style: '', dir: 'rtl' },
  )
})

walk('projects are filtered, found, go on and open on a page of somebody else', async ({ tab, engine }) => {
  await withForeignPage(pageOf(engine, 'portfolio'), async (address) => {
    await engine.open(address)
    const portfolio = within(tab, 'portfolio')
    const items = portfolio({ css: '[data-item]' })
    await portfolio({ css: '[data-island="portfolio"]' }).wake()
    await portfolio({ role: 'link', name: 'Kitchen 4' }).press()
    await items.counts(4)
    await portfolio({ role: 'link', name: 'All 24' }).press()
    await items.counts(10)
    await portfolio({ role: 'link', name: 'Load more projects' }).press()
    await items.counts(20)
    await portfolio({ role: 'searchbox' }).fill('glazed gable')
    await expect.poll(() => items.count()).toBeLessThan(10)
    await portfolio({ role: 'link', name: 'Glazed gable' }).press()
    await portfolio({ role: 'dialog' }).shows()
    await tab.key('Escape')
    await portfolio({ role: 'dialog' }).counts(0)
    expect(await engine.run('location.href')).toBe(address)
  })
})

walk('a review with a picture is sent from a page of somebody else', async ({ tab, engine, site, kind }) => {
  const words = `Written on another page, in ${kind}.`
  await withForeignPage(pageOf(engine, 'review'), async (address) => {
    await engine.open(address)
    const form = within(tab, 'review')
    await form({ css: '[data-island="review-form"]' }).wake()
    await form({ css: 'input[type=radio][value="4"] + label, label:has(> input[type=radio][value="4"])' }).press()
    await form({ label: 'Your review' }).fill(words)
    await form({ label: 'Your name' }).fill('Ann Tui')
    await form({ label: 'Your email' }).fill('ann@example.test')
    await form({ label: 'A picture of you' }).give(pictureFile())
    await form({ text: 'me.png' }).shows()
    await form({ role: 'checkbox' }).press()
    await aMoment(tab, '/api/ticket?')
    await form({ role: 'button', name: 'Submit Review' }).press()
    await form({ text: /Thank you for your feedback!/ }).shows()
  })
  await expect.poll(() => reviewsWith(site, words)).toBe(1)
})

walk('a form of several steps is sent with a file from a page of somebody else', async ({ tab, engine, site, kind }) => {
  const words = `A pergola, asked for elsewhere in ${kind}.`
  await withForeignPage(pageOf(engine, 'quote'), async (address) => {
    await engine.open(address)
    const form = within(tab, 'quote')
    const next = form({ css: 'button.cf7mls_next' })
    const step = form({ css: '.cf7mls_progress_bar [aria-current="step"]' })
    await next.press()
    await form({ css: '.wpcf7-not-valid-tip' }).counts(2)
    await form({ label: 'A deck or pergola' }).press()
    await form({ label: 'Rough sketch' }).press()
    await next.press()
    await step.says('Details')
    await form({ label: 'Address of the job' }).fill('12 Driftwood Lane, Māpua')
    await form({ label: 'What would you like to change?' }).fill(words)
    await form({ label: 'Photos and drawings' }).give(planFile())
    await form({ css: '.dnd-upload-status.complete' }).says('plan.pdf')
    await form({ label: /You may keep these files/ }).press()
    await next.press()
    await step.says('About you')
    await form({ label: 'Your name' }).fill('Mere Tīpene')
    await form({ label: 'Your email' }).fill('mere@example.nz')
    await form({ label: 'Your telephone' }).fill('03 555 0142')
    await next.press()
    await form({ role: 'heading', name: 'Check and send' }).shows()
    await aMoment(tab)
    await form({ role: 'button', name: 'Send it' }).press()
    await form({ css: 'form.wpcf7-form.sent' }).counts(1)
  })
  await expect.poll(() => messagesWith(site, words)).toBe(1)
  expect(await filesWith(site, words)).toEqual([1])
})
