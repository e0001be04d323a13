import { holdBack } from '../support/hold-back'
import { expect, walk } from '../support/site'
import { wake } from '../support/waking'
import { fillFirstForm, fillIn, isSaving, openForm, reviewsWith, star, submit, text } from './review-forms'

// One of these walks changes a form that others fill in.
walk.use({ siteOf: 'the owner of review forms' })

walk(
  'R36: while a review is on its way there is a sign in the place of the button; then thanks, an empty form, and the focus on the thanks',
  async ({ page, site }) => {
    const release = await holdBack(page, '**/admin-ajax.php')
    await openForm(page, site.base, 'in-a-dialog?wppl=auto')
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByText('Sending your review…')).toBeVisible()
    await expect(submit(page)).toBeHidden()
    release()
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' })
    await expect(thanks).toBeFocused()
    await expect(text(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave a Review' }).click()
    await expect(text(page)).toHaveValue('')
    await expect(star(page, '4 stars')).not.toBeChecked()
  },
)

const notUnderstood = 'We cannot tell whether your review arrived. Please try again: nothing was lost, and it is saved only once.'
const notSent = 'We could not send your review. Check your connection and try again; nothing was lost.'
const busy = 'The site cannot be reached right now. Please try again in a moment.'
for (const [fault, answer, said] of [
  [
    'the server says no',
    { body: JSON.stringify({ error: 'yes', successmsg: '', dbmsg: 'Oops! Could not save review.' }) },
    'Oops! Could not save review.',
  ],
  ['the server fails', { status: 500, body: 'oh dear' }, notSent],
  ['the server is away', { status: 503, headers: { 'retry-after': '5' }, body: JSON.stringify({ message: busy }) }, busy],
  ['the answer is none', { body: '<b>Fatal error</b>' }, notUnderstood],
  ['the answer is empty', { status: 204 }, notUnderstood],
  ['the answer is another one', { body: '[]' }, notUnderstood],
  ['the server says why not', { status: 429, body: JSON.stringify({ message: 'Please wait a minute.' }) }, 'Please wait a minute.'],
  ['the browser is offline', undefined, notSent],
  ['the line is cut when it is there but its answer is not', 'cut', notSent],
] as const)
  walk(
    `R36 bar H25: when ${fault} that is said, the text stays, the button is back, and the next try arrives once`,
    async ({ page, site, faults }) => {
      let isMended = false
      await page.route('**/admin-ajax.php', async (route) => {
        if (isMended || !isSaving(route.request())) return route.fallback()
        if (answer === 'cut') await route.fetch()
        return answer && answer !== 'cut' ? route.fulfill({ contentType: 'text/html', ...answer }) : route.abort('internetdisconnected')
      })
      const words = `Written while ${fault}.`
      await openForm(page, site.base, 'behind-a-button?review=1')
      await fillIn(page)
      await text(page).fill(words)
      await submit(page).click()
      await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
      await expect(submit(page)).toBeFocused()
      await expect(text(page)).toHaveValue(words)
      await expect(star(page, '4 stars')).toBeChecked()
      isMended = true
      await submit(page).click()
      await expect(page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' })).toBeVisible()
      expect(await reviewsWith(site, words)).toBe(1)
      faults.length = 0
    },
  )

walk(
  'R37: one review a page: this browser remembers it, asks whether it is still known, and shows the form again if not',
  async ({ page, site }) => {
    await openForm(page, site.base, 'once-a-page')
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' })).toBeVisible()
    const records = () => page.evaluate(() => JSON.parse(localStorage.getItem('wprevformses') ?? '[]') as unknown)
    expect(await records()).toEqual([
      { fid: '0', pid: '/sandbox/review-form/once-a-page', submitted: 'yes', unbrid: expect.stringMatching(/^[0-9a-f]{32}$/) },
    ])
    const asked = page.waitForResponse((response) => response.request().postData()?.includes('wprp_check_unbrid') ?? false)
    await page.reload()
    await expect(page.getByText('You have already submitted this form, we appreciate your feedback!')).toBeVisible()
    await expect(text(page)).toBeHidden()
    expect(await (await asked).text()).toBe('found')
    await page.route('**/admin-ajax.php', (route) => route.fulfill({ contentType: 'text/html', body: 'notfound' }))
    await page.reload()
    await expect(text(page)).toBeVisible()
    await expect.poll(records).toEqual([])
  },
)

walk('R37: one review a form, whatever the browser forgets: the server says so, and the text stays', async ({ page, site, request }) => {
  const headers = { origin: site.base }
  await request.post(`${site.base}/api/sign-in`, { headers, data: site.login() })
  const settings = {
    once: 'form',
    fields: [
      { name: 'review_text', label: 'Your review', required: true },
      { name: 'reviewer_email', label: 'Your email', required: true },
    ],
  }
  const { widgets } = (await (await request.get(`${site.base}/api/reviews/widgets?kind=form`)).json()) as {
    widgets: { id: number; revision: string }[]
  }
  const { revision } = widgets.find(({ id }) => id === 5)!
  const saved = await request.post(`${site.base}/api/reviews/widgets/save`, {
    headers,
    data: { id: 5, kind: 'form', title: 'Once', settings, revision },
  })
  expect(saved.status(), await saved.text()).toBe(200)
  for (const isAgain of [false, true]) {
    await page.goto(`${site.base}/leave-a-review`)
    await wake(page.locator('[data-island="review-form"]'))
    await text(page).fill(isAgain ? 'Another opinion.' : 'Solid work.')
    await page.getByLabel('Your email').fill('once@example.test')
    await submit(page).click()
    if (!isAgain) await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
    await page.evaluate(() => localStorage.clear())
  }
  await expect(page.getByRole('alert').filter({ hasText: 'You have already submitted this form' })).toBeVisible()
  await expect(text(page)).toHaveValue('Another opinion.')
})

walk.describe('without JavaScript', () => {
  walk.use({ javaScriptEnabled: false })

  walk('R40: the form posts by itself, and leads back to the thanks on its page', async ({ page, site }) => {
    await page.goto(`${site.base}/sandbox/review-form/behind-a-button`)
    await page.getByRole('link', { name: 'Leave a Review' }).click()
    await fillIn(page)
    await submit(page).click()
    await expect(page).toHaveURL(/behind-a-button#review-form-0-sent$/)
    await expect(page.getByText('Thank you for your feedback!').first()).toBeVisible()
  })

  walk('R40: what has to be mended comes back with everything that was typed', async ({ page, site, faults }) => {
    await page.goto(`${site.base}/sandbox/review-form/the-standard-form`)
    await fillFirstForm(page, 'Solid work, and a tidy site.')
    await page.getByLabel('Your e-mail address').fill('ann@localhost')
    await submit(page).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
    await expect(text(page)).toHaveValue('Solid work, and a tidy site.')
    expect(faults.splice(0), 'the browser names the answer').toEqual([expect.stringContaining('422')])
  })
})
