import type { Locator, Page } from '@playwright/test'
import { expect, type RunningSite, signIn } from '../support/site'
import { wake } from '../support/waking'

export type Numbers = Readonly<Record<'display' | 'slider' | 'badge' | 'float' | 'form', number>>

/** The numbers of what the demo business has set up. */
export async function numbersOf(page: Page, site: RunningSite): Promise<Numbers> {
  await signIn(page, site)
  const list = async (kind: string) => {
    const { widgets } = await (await page.request.get(`${site.base}/api/reviews/widgets?kind=${kind}`)).json()
    return widgets as { id: number; settings: { layout?: string; more?: string } }[]
  }
  const displays = await list('display')
  const idOf = (one: { id: number } | undefined): number => one?.id ?? 0
  return {
    display: idOf(displays.find(({ settings }) => settings.layout === 'grid')),
    slider: idOf(displays.find(({ settings }) => settings.layout === 'carousel')),
    badge: idOf((await list('badge'))[0]),
    float: idOf((await list('float'))[0]),
    form: idOf((await list('form'))[0]),
  }
}

export const script = (site: RunningSite): string =>
  `<script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`

/** Of a widget on a page of somebody else: its element, and that it works there. */
type Widget = { readonly place: string; readonly works: (place: Locator) => Promise<void> }

const attributes = (marks: Readonly<Record<string, string | number>>): string =>
  Object.entries(marks)
    .map(([name, value]) => `data-${name}="${value}"`)
    .join(' ')
export const place = (block: string, marks: Readonly<Record<string, string | number>> = {}): string =>
  `<div ${attributes({ frontage: block, ...marks })}></div>`
export const popup = place('popup', { page: '/how-we-work', name: 'first-visit' })

async function opensAndCloses(popup: Locator): Promise<void> {
  const dialog = popup.getByRole('dialog', { name: 'What to have ready' })
  await popup.getByRole('button', { name: 'What to have ready' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
}

async function loadsMore(list: Locator): Promise<void> {
  const before = await list.locator('[data-review]').count()
  await list.getByRole('link', { name: /load more/i }).click()
  await expect.poll(() => list.locator('[data-review]').count()).toBeGreaterThan(before)
}

/** Every kind of widget in a plain place: what floats comes first, and is closed before it covers the others. */
export const widgetsOf = ({ display, slider, badge, float, form }: Numbers): Readonly<Record<string, Widget>> => ({
  float: {
    place: place('review-float', { id: float }),
    works: async (widget) => {
      await expect(widget.locator('section.review-float')).toBeVisible()
      await widget.getByRole('button', { name: /close/i }).last().click()
      await expect(widget.locator('section.review-float')).toBeHidden()
    },
  },
  list: { place: place('review-list', { id: display }), works: loadsMore },
  slider: {
    place: place('review-list', { id: slider }),
    works: async (widget) => {
      await widget.getByRole('button', { name: /next/i }).hover()
      await expect(widget.locator('.review-slider[data-awake]')).toBeVisible()
      await widget.getByRole('button', { name: /next/i }).click()
    },
  },
  form: {
    place: place('review-form', { id: form }),
    works: async (widget) => {
      await widget.getByLabel(/your review/i).fill('A tidy deck.')
      await widget.getByRole('button', { name: 'Submit Review' }).click()
      await expect(widget.locator('.field__problem:visible').first()).toBeVisible()
      await expect(widget.getByLabel(/your review/i)).toHaveValue('A tidy deck.')
    },
  },
  badge: {
    place: place('review-badge', { id: badge }),
    works: async (widget) => {
      await expect(widget.locator('.badge')).toBeVisible()
      await wake(widget.locator('[data-island="review-badge"]'))
    },
  },
  portfolio: {
    place: place('portfolio', { id: 1 }),
    works: async (widget) => {
      await wake(widget.locator('[data-island="portfolio"]'))
      const before = await widget.locator('[data-item]').count()
      await widget.getByRole('searchbox').fill('pergola')
      await expect.poll(() => widget.locator('[data-item]').count()).toBeLessThan(before)
      await expect(widget.locator('[data-item]').first()).toBeVisible()
    },
  },
  contact: {
    place: place('contact-form', { id: 1 }),
    works: async (widget) => {
      await widget.getByLabel('Your name').fill('Mere Tīpene')
      await widget.getByRole('button', { name: 'Send it' }).click()
      await expect(widget.locator('.wpcf7-not-valid-tip').first()).toBeVisible()
      await expect(widget.getByLabel('Your name')).toHaveValue('Mere Tīpene')
    },
  },
  popup: { place: popup, works: opensAndCloses },
  hours: {
    place: place('opening-hours'),
    works: async (widget) => {
      await expect(widget.locator('.opening-hours[data-followed]')).toBeVisible()
      await expect(widget.locator('[aria-current="date"]')).toHaveCount(1)
    },
  },
  summary: { place: place('review-summary'), works: (widget) => expect(widget.locator('.review-summary__average')).toBeVisible() },
})

/** All of them one below the other; they work, one after the other. */
export const allPlaces = (widgets: Readonly<Record<string, Widget>>): string =>
  Object.entries(widgets)
    .map(([name, { place: own }]) => `<section id="${name}">${own}</section>`)
    .join('')

export async function allWork(page: Pick<Page, 'locator'>, widgets: Readonly<Record<string, Widget>>): Promise<void> {
  for (const [name, { works }] of Object.entries(widgets)) await works(page.locator(`#${name} [data-frontage]`))
}
