import { addBlock, emptyWalk as walk } from '../support/empty-site'
import { withForeignPage } from '../support/foreign-page'
import { holdBack } from '../support/hold-back'
import { newPage, publish } from '../support/owner-pages'
import { expect, type RunningSite, signIn } from '../support/site'
import { fillFirstForm } from './review-forms'
import { bringReviews, choose, hasTakenItsTime, numbersIn, setUpDisplay } from './review-places'
import { awake } from './reviews'

walk.use({ siteOf: 'reviews by their place' })

const embed = (site: RunningSite): string => `<script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`
const isDeck = (n: number): boolean => n % 2 === 0
const isGerman = (n: number): boolean => n % 3 === 0

walk(
  'R21 R05: a display is narrowed where it stands, and slides otherwise there, as its owner says on the page',
  async ({ page, site }) => {
    bringReviews(site)
    await signIn(page, site)
    await setUpDisplay(page, site, 'German ones', async () => {
      await page.getByLabel('Languages', { exact: true }).fill('de')
      await choose(page, 'More reviews', 'Load more button')
      await page.getByLabel('Reviews per row').fill('2')
      await page.getByLabel('Rows', { exact: true }).fill('1')
    })
    await setUpDisplay(page, site, 'A slider', async () => {
      await choose(page, 'Layout type', /^Slider/)
      await page.getByLabel('Reviews per row').fill('1')
    })
    await newPage(page, site, 'A blank page', 'Decks')
    await addBlock(page, 'Reviews')
    await page.getByRole('tab', { name: 'Settings' }).click()
    await choose(page, 'Display', 'German ones')
    await page.getByRole('textbox', { name: 'Tags' }).fill('deck')
    await addBlock(page, 'Review slider')
    await page.getByRole('tab', { name: 'Settings' }).click()
    await choose(page, 'Display', 'A slider')
    await page.getByRole('switch', { name: 'Change the slider on this page' }).press('Space')
    await choose(page, 'Arrows', 'No')
    await choose(page, 'Animation', 'Fade')
    await publish(page)

    await page.goto(`${site.base}/decks`)
    await expect(page.locator('.review-slider[data-animation="fade"]')).toBeVisible()
    await expect(page.locator('.review-slider__arrows')).toHaveCount(0)
    const list = page.locator('.review-list')
    await expect(list.getByText('Selected reviews')).toBeVisible()
    await list.getByRole('link', { name: 'Load more reviews' }).click()
    await expect(list.locator('[data-review]')).toHaveCount(4)
    expect(await list.locator('.person__name').allInnerTexts()).toEqual(['Person 18', 'Person 12', 'Person 6', 'Person 0'])
  },
)

walk('R21: a list of an older page shows the reviews that it was narrowed to, from its first row to its last', async ({ page, site }) => {
  bringReviews(site)
  await signIn(page, site)
  const id = await setUpDisplay(page, site, 'Everything', async () => {})
  const marks = (more: string) =>
    `data-tid="${id}" data-perrow="2" data-nrows="1" data-cpostid="77" data-shortcodepageid="" data-ismasonry="no" data-notinstring="1,2" ${more}`
  const old = (more: string) => `<div class="wprevpro wprev-no-slider" id="wprev-slider-${id}">
    <div class="wprevprodiv">Old reviews</div>
    <div class="wprevpro_load_more_div"><button class="wprevpro_load_more_btn" id="wprev_load_more_btn_${id}" data-callnum="1" data-slideshow="" ${marks(more)}>load more</button></div>
    </div>${embed(site)}`
  await withForeignPage(old('data-shortcodetag="deck" data-shortcodelang="de"'), async (address) => {
    await page.goto(address)
    await awake(page)
    await expect.poll(() => numbersIn(page)).toEqual([18, 12])
    await page.getByRole('link', { name: 'Load more reviews' }).click()
    await expect.poll(() => numbersIn(page)).toEqual([18, 12, 6, 0])
    await expect(page.getByText('Old reviews')).toHaveCount(0)
  })
  await withForeignPage(old('data-shortcodetag="kitchen"'), async (address) => {
    await page.goto(address)
    await awake(page)
    await expect.poll(async () => (await numbersIn(page)).map(isDeck)).toEqual([false, false])
  })
  const pages = `<div class="wprevpro wprev-no-slider" id="wprev-slider-${id}"><div class="wprevprodiv">Old</div>
    <div class="wppro_pagination" id="wppro_review_pagination${id}" data-lastslidenum="4" ${marks('data-shortcodelang="de"')}></div></div>`
  await withForeignPage(pages + embed(site), async (address) => {
    // Whoever presses before all code is there waits for it, and is led nowhere.
    const release = await holdBack(page, '**/enhance-list*')
    await page.goto(address)
    await page.getByRole('link', { name: 'Page 4' }).click()
    release()
    await expect.poll(() => numbersIn(page)).toEqual([3, 0])
    expect((await numbersIn(page)).every(isGerman)).toBe(true)
    await expect(page).toHaveURL(address)
  })
})

walk('R05: a slider of an older page moves as its data attribute says', async ({ page, site }) => {
  bringReviews(site)
  await signIn(page, site)
  const id = await setUpDisplay(page, site, 'A grid until now', async () => {})
  const props = JSON.stringify({ sliderid: `${id}`, autoplay: 'yes', delay: 3750, sliderspeed: 750, animation: 'fade', arrows: 'no' })
  const body = `<div class="wprs_unslider"><div class="wprevpro wprev-slider" id="wprev-slider-${id}" data-slideprops='${props}'>
    <ul><li><div class="wprevprodiv">Old slide</div></li></ul></div></div>${embed(site)}`
  await withForeignPage(body, async (address) => {
    await page.goto(address)
    await expect(page.locator('.review-slider[data-layout="slider"][data-animation="fade"]')).toBeVisible()
    await expect(page.getByRole('button', { name: /pause|stop/i })).toBeVisible()
    await expect(page.locator('.review-slider__arrows')).toHaveCount(0)
    await expect(page.getByText('Old slide')).toHaveCount(0)
  })
})

walk(
  'R37: one review a page counts for the page of others that the form stands on, and so does the list of its reviews',
  async ({ page, site }) => {
    await signIn(page, site)
    const list = await setUpDisplay(page, site, 'Of this page', async () => {
      await page.getByRole('switch', { name: 'Only reviews of the page it is shown on' }).press('Space')
    })
    await page.goto(`${site.base}/admin/reviews/forms?form=new`)
    await page.getByLabel('Name', { exact: true }).fill('Once a page')
    await choose(page, 'Reviews per visitor', 'One for each page')
    await page.getByRole('switch', { name: 'Publish without approval' }).press('Space')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const form = await page.getByLabel('Code for another website').inputValue()
    const body = `${form.split('\n')[0]}<div data-frontage="review-list" data-id="${list}"></div>${embed(site)}`
    const text = page.getByLabel('Your review')
    await withForeignPage(body, async (address) => {
      await page.goto(`${address}decks`)
      await awake(page)
      await fillFirstForm(page, 'The deck of this page is good.')
      await hasTakenItsTime(page)
      await page.getByRole('button', { name: 'Submit Review' }).click()
      await expect(page.getByText('Thank you for your feedback!').last()).toBeVisible()
      await page.goto(`${address}decks/?utm_source=letter#reviews`)
      await expect(page.getByText('You have already submitted this form, we appreciate your feedback!')).toBeVisible()
      await expect(text).toBeHidden()
      await expect(page.locator('[data-review]').getByText('The deck of this page is good.')).toBeVisible()
      await page.goto(`${address}kitchens`)
      await awake(page)
      await expect(text).toBeVisible()
      await expect(page.getByText('No more reviews found.')).toBeVisible()
    })
  },
)
