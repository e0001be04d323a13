import type { Page } from '@playwright/test'
import { withForeignPage } from '../support/foreign-page'
import { expect, walk } from '../support/site'
import { allPlaces, allWork, numbersOf, place, popup, script, widgetsOf } from './widgets'

/** A page that is changed by its own script, as one that never loads anew. */
const show = (page: Page, html: string, path?: string): Promise<void> =>
  page.evaluate(
    ([inside, to]) => {
      if (to) history.pushState(null, '', to)
      const main = document.querySelector('main')!
      main.innerHTML = inside!
    },
    [html, path] as const,
  )

const widget = (page: Page) => page.locator('[data-frontage]')

walk(
  'R23: widgets that come after the page are shown, for the page that it is then; those that go are let go of',
  async ({ page, site, faults }) => {
    const { list, popup: window, contact } = widgetsOf(await numbersOf(page, site))
    const asked: URLSearchParams[] = []
    page.on('request', (request) => request.url().includes('/embed?') && asked.push(new URL(request.url()).searchParams))
    await withForeignPage(`<main>Nothing yet</main>${script(site)}`, async (address) => {
      await page.goto(address)
      await expect(page.getByText('Nothing yet')).toBeVisible()
      await show(page, list!.place, '/decks')
      await list!.works(widget(page))
      expect(asked.map((search) => search.get('on'))).toEqual([`${address.replace('http:', '')}decks`])

      const gone = await widget(page).evaluateHandle((element) => element)
      await show(page, window!.place + contact!.place, '/kitchens')
      await window!.works(widget(page).first())
      await contact!.works(widget(page).last())
      expect(asked.at(-1)?.get('on')).toBe(`${address.replace('http:', '')}kitchens`)
      await expect.poll(() => gone.evaluate((element) => element.shadowRoot?.childElementCount)).toBe(0)

      await gone.evaluate((element) => void document.querySelector('main')!.prepend(element))
      await expect(widget(page).first().locator('[data-review]').first()).toBeVisible()
    })
    expect(faults).toEqual([])
  },
)

walk('R23: every widget that comes after a change of the page by its own script works', async ({ page, site, faults }) => {
  const { list: _list, popup: _popup, contact: _contact, ...others } = widgetsOf(await numbersOf(page, site))
  await withForeignPage(`<main>Nothing yet</main>${script(site)}`, async (address) => {
    await page.goto(address)
    await expect(page.getByText('Nothing yet')).toBeVisible()
    await show(page, allPlaces(others), '/decks')
    await allWork(page, others)
  })
  expect(faults).toEqual([])
})

walk(
  'R23: a widget that is only moved keeps what was typed; one that is to be another one becomes it; an unknown one is named once',
  async ({ page, site, faults }) => {
    const { display } = await numbersOf(page, site)
    const body = `<main>${place('contact-form', { id: 1 })}${place('review-list', { id: 99999 })}</main><footer></footer>${script(site)}`
    await withForeignPage(body, async (address) => {
      await page.goto(address)
      await page.getByLabel('Your name').fill('Mere Tīpene')
      await page.evaluate(() => document.querySelector('footer')!.append(document.querySelector('[data-frontage="contact-form"]')!))
      await page.evaluate(
        (id) => document.querySelector('main')!.insertAdjacentHTML('beforeend', `<div data-frontage="review-list" data-id="${id}"></div>`),
        display,
      )
      await expect(page.locator('[data-review]').first()).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue('Mere Tīpene')
      expect(faults.splice(0)).toEqual(['frontage: there is no review-list 99999'])

      await page.evaluate(() => document.querySelector<HTMLElement>('footer [data-frontage]')!.setAttribute('data-id', '2'))
      await expect(page.locator('footer').getByRole('button', { name: 'Next' })).toBeVisible()
      await expect(page.getByLabel('Your name')).toBeHidden()
    })
  },
)

walk(
  'T12: a pop-up that its page takes away while it is open is gone, and works again when it comes back',
  async ({ page, site, faults }) => {
    await withForeignPage(`<main>${popup}</main>${script(site)}`, async (address) => {
      await page.goto(address)
      await page.getByRole('button', { name: 'What to have ready' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await show(page, '<p>Another view</p>', '/other')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByText('Another view').click()
      await show(page, popup)
      await page.getByRole('button', { name: 'What to have ready' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
    })
    expect(faults).toEqual([])
  },
)
