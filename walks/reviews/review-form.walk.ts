import { holdBack } from '../support/hold-back'
import { expect, walk } from '../support/site'
import { answerWith, fillIn, openForm, star, submit, taken, text } from './review-forms'

walk('R30: a button reveals the form and takes it away again, and what was typed stays', async ({ page, site }) => {
  await openForm(page, site.base, 'behind-a-button')
  const button = page.getByRole('button', { name: 'Leave a Review' })
  await expect(text(page)).toBeHidden()
  await button.click()
  await text(page).fill('Solid.')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await button.click()
  await expect(text(page)).toBeHidden()
  await button.click()
  await expect(text(page)).toHaveValue('Solid.')
})

walk('R30: whoever is at the button when the form wakes stays there', async ({ page, site }) => {
  const release = await holdBack(page, '**/review-form.view*.js')
  await page.goto(`${site.base}/sandbox/review-form/behind-a-button`)
  await page.getByRole('link', { name: 'Leave a Review' }).focus()
  release()
  await expect(page.getByRole('button', { name: 'Leave a Review' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(text(page)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(text(page)).toBeHidden()
})

walk('R30: in a dialog it holds the focus, closes at Escape, and gives the focus back', async ({ page, site }) => {
  await openForm(page, site.base, 'in-a-dialog')
  const button = page.getByRole('button', { name: 'Leave a Review' })
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Leave a review' })).toBeVisible()
  await text(page).fill('Solid.')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
  await button.click()
  await expect(text(page)).toHaveValue('Solid.')
})

walk('R30: a dialog opens by itself after its seconds, and by the address of the page', async ({ page, site }) => {
  await openForm(page, site.base, 'in-a-dialog-that-opens-by-itself')
  await expect(page.getByRole('dialog', { name: 'A moment, please' })).toBeVisible()
  for (const address of ['in-a-dialog?wppl=auto', 'behind-a-button?review=1']) {
    await openForm(page, site.base, address)
    await expect(text(page)).toBeVisible()
  }
})

walk('R31: stars are chosen by keyboard, thumbs and smiles count five and two', async ({ page, site }) => {
  const sent = await answerWith(page, () => ({ body: JSON.stringify({ ...taken, error: 'yes', dbmsg: 'No.' }) }))
  await openForm(page, site.base, 'in-a-dialog?wppl=auto')
  await expect(text(page)).toBeVisible()
  await star(page, '1 star').focus()
  for (const _ of [2, 3]) await page.keyboard.press('ArrowRight')
  await expect(star(page, '3 stars')).toBeChecked()
  for (const [example, answer, stars] of [
    ['thumbs', 'Thumbs up', '5'],
    ['thumbs', 'Thumbs down', '2'],
    ['smiles', 'Happy', '5'],
    ['smiles', 'Not happy', '2'],
  ] as const) {
    await openForm(page, site.base, example)
    await page.getByRole('radio', { name: answer, exact: true }).check({ force: true })
    await text(page).fill('Solid.')
    await page.getByLabel('Your name').fill('Ann')
    await submit(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'No.' })).toBeVisible()
    expect(sent.at(-1), answer).toMatchObject({ wprevpro_review_rating: stars })
  }
})

walk('R32: without a rating the form says so, sends nothing, keeps the text, and leads to the stars', async ({ page, site }) => {
  const sent = await answerWith(page, () => ({ body: JSON.stringify(taken) }))
  await openForm(page, site.base, 'behind-a-button?review=1')
  await text(page).fill('Solid.')
  await page.getByLabel('Your name').fill('Ann')
  await submit(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Please select a rating.' })).toBeVisible()
  await expect(star(page, '1 star')).toBeFocused()
  await expect(text(page)).toHaveValue('Solid.')
  expect(sent).toEqual([])
  await page.keyboard.press('Space')
  await expect(page.getByText('Please select a rating.')).toHaveCount(0)
})

walk('R33: links to other places appear above their rating, and may take the place of the rest', async ({ page, site }) => {
  await openForm(page, site.base, 'links-above-three-stars')
  const google = page.getByRole('link', { name: 'Leave a review on Google' })
  await expect(google).toBeHidden()
  await star(page, '3 stars').check({ force: true })
  await expect(google).toBeHidden()
  await star(page, '4 stars').check({ force: true })
  await expect(google).toBeVisible()
  await expect(text(page)).toBeVisible()
  await openForm(page, site.base, 'links-instead-of-the-rest')
  await star(page, '3 stars').check({ force: true })
  await expect(text(page)).toBeVisible()
  await star(page, '5 stars').check({ force: true })
  await expect(google).toBeVisible()
  await expect(text(page)).toBeHidden()
  await expect(submit(page)).toBeHidden()
  await openForm(page, site.base, 'every-field')
  await expect(google, 'without a threshold they are always there').toBeVisible()
})

walk('R34 R38: the name of the chosen page and the tag of the address travel with the review', async ({ page, site }) => {
  const sent = await answerWith(page, () => ({ body: JSON.stringify(taken) }))
  await openForm(page, site.base, 'every-field?wrtg=Kitchen')
  await page.getByLabel('What did we do for you?').selectOption('Repairs')
  await fillIn(page)
  await page.getByLabel('Your email').fill('ann@example.test')
  await page.getByRole('checkbox').check()
  await submit(page).click()
  await expect(page.getByText('Ka pai!')).toBeVisible()
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ wprevpro_select_page: '13', wprevpro_selpagename: 'Repairs', wprev_urltag: 'Kitchen', wprevpro_fid: '0' },
      ...{ wprevpro_review_rating: '4', wprevpro_review_consent: 'yes', wprev_postid: '/sandbox/review-form/every-field' },
      unbrid: expect.stringMatching(/^[0-9a-f]{32}$/),
    }),
  ])
})

walk('R39: only a form that says so asks for the visitor’s address, at our own server, and sends it along', async ({ page, site }) => {
  const sent = await answerWith(page, () => ({ body: JSON.stringify(taken) }))
  const asked: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(site.base).host || request.url().endsWith('/address')) asked.push(request.url())
  })
  for (const example of ['behind-a-button?review=1', 'keeps-the-address']) {
    await openForm(page, site.base, example)
    await fillIn(page)
    await submit(page).click()
    await expect(page.getByText('Ka pai!')).toBeVisible()
  }
  expect(asked).toEqual([`${site.base}/api/reviews/address`])
  expect(sent.map(({ wprev_ipFormInput }) => wprev_ipFormInput)).toEqual([undefined, '127.0.0.1'])
  await expect(page.getByText('Your IP address will be stored with your review. It is not published.')).toBeHidden()
})

const dot = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64')

walk(
  'R35: a picture is named, can be taken away, and goes with the review; what is no picture is refused at once',
  async ({ page, site, request }) => {
    await openForm(page, site.base, 'every-field')
    const avatar = page.getByLabel('A picture of you')
    await avatar.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('me') })
    await expect(page.getByText('me.txt is not a picture that we can show. Choose a PNG, JPEG, GIF or WebP file.')).toBeVisible()
    await avatar.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot })
    await page.getByRole('button', { name: /me\.png/ }).click()
    await expect(page.getByText('me.png')).toHaveCount(0)
    expect(await avatar.evaluate((input) => (input as HTMLInputElement).files?.length)).toBe(0)
    await avatar.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: dot })
    await expect(page.getByText('me.png')).toBeVisible()
    await fillIn(page)
    await text(page).fill('With a picture of me.')
    await page.getByLabel('Your email').fill('ann@example.test')
    await page.getByRole('checkbox').check()
    await submit(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Thank you for your feedback!' })).toBeVisible()
    await request.post(`${site.base}/api/sign-in`, { headers: { origin: site.base }, data: site.login() })
    // A walk writes faster than a person, and may be taken for a program.
    const buckets = await Promise.all(
      ['pending', 'spam'].map(async (status) => (await request.get(`${site.base}/api/reviews?search=picture&status=${status}`)).json()),
    )
    expect(buckets.flatMap(({ reviews }: { reviews: unknown[] }) => reviews)).toEqual([
      expect.objectContaining({ reviewer: 'Ann Tui', avatar: expect.stringMatching(/^\/review-media\//) }),
    ])
  },
)
