import type { Page } from '@playwright/test'
import { canvasOf } from '../pages/page-editor'
import { addBlock, emptyWalk } from '../support/empty-site'
import { withForeignPage } from '../support/foreign-page'
import { newPicture } from '../support/new-picture'
import { bringIn, newPage, pageFile, publish, rowOf } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'
import { awake, cards, columnsOf } from './portfolio'

emptyWalk.use({ siteOf: 'a portfolio by hand' })

const FAULT = 'Error with rendering portfolio block'
const places = ['Stoke', 'Mapua', 'Tahunanui', 'Richmond', 'Moutere', 'Atawhai', 'Wakefield', 'Brightwater', 'Hira', 'Ngatimoti']

/** As the original's page carries it. */
const wrapper = (attributes: string): string =>
  `<div class="wp-block portfolio-block-wrapper" portfolio-block-attributes="${attributes.replaceAll('"', '&quot;')}"></div>`
const two = wrapper(JSON.stringify({ itemsPerPage: '2', columns: '4', showSearch: false, loadMoreButtonText: 'More of it' }))

emptyWalk.describe.configure({ mode: 'serial' })
emptyWalk.beforeEach(async ({ page, site }) => signIn(page, site))

async function sortUnder(page: Page, kind: 'category' | 'other category', name: string): Promise<void> {
  const term = page.getByRole('checkbox', { name, exact: true })
  await expect(page.getByRole('textbox', { name: `New ${kind}`, exact: true })).toBeVisible()
  if (await term.isVisible()) await term.check()
  else {
    await page.getByRole('textbox', { name: `New ${kind}`, exact: true }).fill(name)
    await page.getByRole('button', { name: `Add the ${kind}`, exact: true }).click()
  }
  await expect(term).toBeChecked()
}

async function addItem(page: Page, site: RunningSite, title: string, alt: string, others: readonly string[]): Promise<void> {
  await page.goto(`${site.base}/admin/portfolio?item=new`)
  await page.getByRole('textbox', { name: 'Title' }).fill(title)
  if (alt) {
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'Gate.png', mimeType: 'image/png', buffer: newPicture(640, 480) })
    await page.getByRole('button', { name: 'Add a description: Card picture' }).click()
    const about = page.getByRole('dialog')
    await about.getByLabel('Description (alt text)').fill(alt)
    await expect(about.getByText('Saved', { exact: true })).toBeVisible()
    await about.getByRole('button', { name: 'Done' }).click()
  }
  await sortUnder(page, 'category', 'Joinery')
  for (const other of others) await sortUnder(page, 'other category', other)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(/item=\d+$/)
}

async function saveDisplay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/look=\d+/)
}

const others = (page: Page) => page.getByRole('navigation', { name: 'Other categories' }).getByRole('link')

emptyWalk('P02 P08 P09: what an owner adds by hand stands on a page with all its other categories as links', async ({ page, site }) => {
  await addItem(page, site, 'A gate of rimu', 'A gate that stands open', places)
  for (const title of ['A bench by the sea', 'A roof of shingles', 'A shed for boats']) await addItem(page, site, title, '', ['Stoke'])

  await page.goto(`${site.base}/admin/portfolio/look?look=new`)
  await page.getByLabel('Name', { exact: true }).fill('With places')
  await page.getByRole('switch', { name: 'Other categories', exact: true }).check({ force: true })
  await saveDisplay(page)
  await newPage(page, site, 'A blank page', 'Our work')
  await addBlock(page, 'Portfolio')
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Display' }).click()
  await page.getByRole('option', { name: 'With places' }).click()
  await expect(canvasOf(page).getByRole('navigation', { name: 'Other categories' })).toBeVisible()
  await publish(page)

  await page.goto(`${site.base}/our-work`)
  await awake(page)
  await expect(others(page)).toHaveText([/^All\s*4$/, ...places.toSorted().map((place) => new RegExp(`^${place}`))])
  await expect(page.getByRole('img', { name: 'A gate that stands open' })).toBeVisible()
  await others(page).filter({ hasText: 'Hira' }).click()
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/\?other=hira$/)
  await others(page).filter({ hasText: 'All' }).click()
  await expect(cards(page)).toHaveCount(4)
  for (const [width, columns] of [
    [340, 1],
    [400, 2],
    [800, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => columnsOf(page), `${width}`).toBe(columns)
  }
})

emptyWalk('P02: other categories are a list only once their owner says so', async ({ page, site }) => {
  await page.goto(`${site.base}/admin/portfolio/look?look=1`)
  await page.getByRole('combobox', { name: 'Show other categories as' }).click()
  await page.getByRole('option', { name: 'Drop-down list' }).click()
  await saveDisplay(page)
  await page.goto(`${site.base}/our-work`)
  await awake(page)
  await page.getByRole('combobox', { name: 'Other categories' }).selectOption({ label: 'Hira (1)' })
  await expect(cards(page)).toHaveCount(1)
})

emptyWalk('P01 P10: a pasted block of an older page shows the portfolio, a broken one breaks nothing', async ({ page, site, faults }) => {
  await newPage(page, site, 'A blank page', 'Pasted')
  await addBlock(page, 'HTML')
  await page.getByRole('tab', { name: 'Settings' }).click()
  const html = `<h2>Our <b>work</b></h2>${two}<p>and</p>${wrapper('{"columns":')}<p>the end</p><script>alert(1)</script>`
  await page.getByRole('textbox', { name: 'HTML' }).fill(html)
  await expect(canvasOf(page).getByText(FAULT)).toBeVisible()
  await publish(page)
  await page.goto(`${site.base}/pasted`)
  await awake(page)
  await expect(page.getByRole('heading', { name: 'Our work' })).toBeVisible()
  await expect(page.getByText('the end')).toBeVisible()
  await expect(cards(page)).toHaveCount(2)
  await page.getByRole('link', { name: 'More of it' }).click()
  await expect(cards(page)).toHaveCount(4)
  expect(faults.splice(0)).toEqual([FAULT])
})

emptyWalk('P01: on pages that were brought in it is there without any script', async ({ page, site, request }) => {
  const module = { block: 'rich-text', props: { html: `<p>Older</p>${two}` } }
  await bringIn(page, site, pageFile('/older', 'Older', [rowOf(module)]), 'Older')
  await publish(page)
  const html = await (await request.get(`${site.base}/older`)).text()
  expect(html.match(/class="site-single portfolio-item /g)).toHaveLength(2)
  expect(html).toContain('More of it')
})

const script = (site: RunningSite): string =>
  `<script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`
const wall = wrapper('{"columns":"4","showSearch":false,"categorySelectedNum":[77],"categorySelectedLabels":["Joinery"]}')

/** What stands above it may fill the window: it wakes once it is seen. */
async function openForeign(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('[data-island="portfolio"]').scrollIntoViewIfNeeded()
  await awake(page)
}

emptyWalk(
  'P01 P08 P10: pages of others show it in their wrapper, in columns by the width of the window',
  async ({ page, site, faults }) => {
    const broken = '<div class="portfolio-block-wrapper" portfolio-block-attributes="{oops">What stood here</div>'
    await withForeignPage(wall + broken + script(site), async (address) => {
      for (const [width, columns] of [
        [340, 1],
        [400, 2],
        [600, 2],
        [800, 3],
        [950, 4],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await openForeign(page, address)
        await expect(cards(page)).toHaveCount(4)
        await expect.poll(() => columnsOf(page), `${width}`).toBe(columns)
      }
      await expect(page.locator('[portfolio-block-attributes]')).toHaveText('What stood here')
      await page.getByRole('link', { name: 'A gate of rimu' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    })
    expect(new Set(faults.splice(0).map((fault) => fault.split('\n')[0]?.slice(0, FAULT.length)))).toEqual(new Set([FAULT]))
  },
)

emptyWalk('P01: in the editor of blocks nothing is put in place of a wrapper', async ({ page, site }) => {
  const mark = `<script>document.body.className = 'wp-admin block-editor-page'</script><div data-frontage="portfolio"></div>`
  await withForeignPage(mark + wall + script(site), async (address) => {
    await openForeign(page, address)
    await expect(page.locator('div.portfolio-block-wrapper')).toHaveAttribute('portfolio-block-attributes')
    await expect(cards(page)).toHaveCount(4)
  })
})

emptyWalk('R23: a widget that is not known is named in the console, and the others are drawn', async ({ page, site, faults }) => {
  const body = `<div data-frontage="review-lst" data-id="1">Old</div><div data-frontage="portfolio" data-id="1"></div><div data-frontage="review-list" data-id="77"></div>`
  await withForeignPage(body + script(site), async (address) => {
    await openForeign(page, address)
    await expect(cards(page)).toHaveCount(4)
    await expect(page.getByText('Old')).toHaveCount(1)
  })
  expect(faults.splice(0)).toEqual(['frontage: there is no review-lst 1', 'frontage: there is no review-list 77'])
})
