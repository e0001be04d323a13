import { fillFirstForm } from '../reviews/review-forms'
import { bringReviews, choose, hasTakenItsTime, setUp } from '../reviews/review-places'
import { emptyWalk as walk } from '../support/empty-site'
import { withForeignPage } from '../support/foreign-page'
import { expect, type RunningSite, signIn } from '../support/site'

walk.use({ siteOf: 'badges, boxes and forms of older pages' })

const embed = (site: RunningSite): string => `<script type="module" src="${site.base.replace('127.0.0.1', 'localhost')}/embed.js"></script>`

/** A badge as the original draws it: what can be pressed is around it, and what it opens stands at the foot of the page. */
const oldBadge = (id: number, marks: string): string => `<div data-badgeid="${id}" class="wprevpro_badge_container" ${marks}>
  <div class="wprevpro_badge wppro_badge1_DIV_1" id="wprev-badge-${id}">Old badge</div></div>
  <div class="wprevmodal_modal wprevpro_popup_container" id="wprevpro_badge_pop_${id}">Old window
    <div class="wprevpro wprev-no-slider" id="wprev-slider-99">Old reviews</div></div>`

const oldBox = (id: number, marks: string): string => `<div class="wprevpro_float_outer" id="wprevpro_float_outer_${id}">
  <div data-badgeid="${id}" class="wprevpro_badge_container" ${marks}>
  <div class="wprev_pro_float_outerdiv floattype_badge" id="wprev_pro_float_${id}">Old box</div></div></div>`

const oldForm = (id: number, post: number): string => `<div id="wprevpro_div_form_${id}" class="wprevpro_form" autoclick="" autopopup="yes">
  <button hidden ispopup="yes" formid="${id}" class="button wprevpro_btn_show_form">Old button</button>
  <div class="wprevpro_form_inner"><form class="wprev_review_form">
  <input type="hidden" name="wprev_postid" value="${post}"><input type="hidden" name="wprev_Formonesub" value="nop"></form></div></div>`

walk('R50 R51 R52 R54: badges and floating boxes of older pages do what their attributes say', async ({ page, site, faults }) => {
  bringReviews(site)
  await signIn(page, site)
  const badge = await setUp(page, site, 'badge', 'Nothing happens')
  const box = await setUp(page, site, 'float', 'One after the other')
  const old = page.getByText(/^Old/)

  await withForeignPage(
    oldBadge(badge, `data-onc='url' data-oncurl='/their-reviews' data-oncurltarget='same'`) + embed(site),
    async (address) => {
      await page.goto(`${address}decks`)
      await expect(old).toHaveCount(0)
      await page.locator('[data-island="review-badge"]').getByRole('link').click()
      await expect(page).toHaveURL(`${address}their-reviews`)
    },
  )
  await withForeignPage(oldBadge(badge, `onc="popup" oncurl="" oncurltarget="new"`) + embed(site), async (address) => {
    await page.goto(address)
    await page.locator('[data-island="review-badge"] .badge__press').click()
    await expect(page.getByRole('dialog').getByText('Review 23 in English.')).toBeVisible()
    await expect(old).toHaveCount(0)
  })
  await withForeignPage(oldBadge(badge, `data-onc="url" data-oncurl="javascript:alert(1)"`) + embed(site), async (address) => {
    await page.goto(address)
    await page.locator('[data-island="review-badge"] .badge__press').click()
    await expect(page.getByText('Please enter a Link to URL value.')).toBeVisible()
  })
  const marks = `data-firstvisit="yes" data-animatedir="fade" data-animatedelay="0" data-autoclose="yes" data-autoclosedelay="5"`
  await withForeignPage(oldBox(box, marks) + embed(site), async (address) => {
    await page.goto(address)
    const shown = page.locator('section.review-float[data-content="badge"]')
    await expect(shown).toBeVisible()
    await expect(shown.locator('.badge__sign')).toContainText('24 reviews')
    await expect(shown).toBeHidden()
    expect(await page.evaluate(() => sessionStorage.getItem('wprevfloats'))).toContain('"firstvisithide":"yes"')
    await expect(old).toHaveCount(0)
  })
  expect(faults).toEqual([])
})

walk('R30 R37: a form of an older page opens by itself, and counts once for the post that it names', async ({ page, site }) => {
  await signIn(page, site)
  const form = await setUp(page, site, 'form', 'Stands there', () =>
    page.getByRole('switch', { name: 'Publish without approval' }).press('Space'),
  )
  const list = await setUp(page, site, 'display', 'Of this post', async () => {
    await choose(page, 'More reviews', 'None')
    await page.getByRole('switch', { name: 'Only reviews of the page it is shown on' }).press('Space')
  })
  const oldList = (post: number): string => `<div class="wprevpro wprev-no-slider" id="wprev-slider-${list}"><div class="wppro_pagination"
    data-cpostid="${post}"></div></div>`
  const dialog = page.getByRole('dialog')
  await withForeignPage(oldForm(form, 77) + oldList(77) + embed(site), async (address) => {
    await page.goto(address)
    await expect(dialog).toBeVisible()
    await fillFirstForm(dialog, 'The deck of post 77 is good.')
    await hasTakenItsTime(page)
    await dialog.getByRole('button', { name: 'Submit Review' }).click()
    await expect(page.getByText('Thank you for your feedback!').last()).toBeVisible()
    await page.goto(`${address}?p=77`)
    await expect(page.getByText('You have already submitted this form, we appreciate your feedback!')).toBeVisible()
    await expect(page.locator('[data-review]').getByText('The deck of post 77 is good.')).toBeVisible()
    await expect(dialog).toBeHidden()
  })
  await withForeignPage(oldForm(form, 78) + oldList(78) + embed(site), async (address) => {
    await page.goto(address)
    await expect(dialog.getByLabel('Your review')).toBeVisible()
    await expect(page.getByText('No more reviews found.')).toBeVisible()
  })
})
