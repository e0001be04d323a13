import type { Page } from '@playwright/test'
import { emptyWalk } from '../support/empty-site'
import { expect, signIn } from '../support/site'
import { addField, beginForm, button, keepForm, placeForm, withoutScript } from './form-making'
import { form, messagesWith, ready, said } from './forms'
import { lettersIn } from './questions'

emptyWalk.use({ siteOf: 'questions in forms' })

const QUESTION = 'Which colour do blue and yellow make?'
const answer = (page: Page) => page.getByLabel(QUESTION)
const code = (page: Page) => page.getByLabel('Type the characters you see')
const tips = (page: Page) => page.locator('.wpcf7-not-valid-tip')

async function fill(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('Your message').fill(message)
  await page.getByLabel('I agree that my details').check()
}

emptyWalk(
  'F10: a form with a question and a picture is built, placed, and answered: wrong, then right',
  async ({ page, site, browser }) => {
    await signIn(page, site)
    await beginForm(page, site, 'Ask us')
    await addField(page, 'Add a field', 'Quiz')
    await addField(page, 'Add a field', 'Captcha')
    await keepForm(page)
    await placeForm(page, site, 'Ask us', '/ask-us')

    await page.goto(`${site.base}/ask-us`)
    await ready(page)
    await fill(page, 'With a script.')
    await answer(page).fill('purple')
    await code(page).fill(await lettersIn(page))
    const picture = await page.locator('img.wpcf7-captchac').getAttribute('src')
    await button(page, 'Send').click()
    await expect(tips(page)).toHaveText('The answer to the quiz is incorrect.')
    await expect(answer(page)).toBeFocused()
    await expect(page.locator('img.wpcf7-captchac'), 'what was right stays').toHaveAttribute('src', picture ?? '')
    await expect(page.getByLabel('Your message')).toHaveValue('With a script.')
    await answer(page).fill(' GREEN ')
    await button(page, 'Send').click()
    await expect(form(page)).toHaveClass(/\bsent\b/)
    await expect.poll(() => messagesWith(site, 'With a script')).toBe(1)

    await expect(page.getByLabel('Your message')).toHaveValue('')
    await expect(page.locator('img.wpcf7-captchac'), 'the next message is asked anew').not.toHaveAttribute('src', picture ?? '')

    await withoutScript(browser, async (plain) => {
      // What stands in `noscript` is shown by browsers without scripts, and not by one whose scripts a test holds back.
      const drawn = await (await plain.goto(`${site.base}/ask-us`))!.text()
      expect(drawn).toMatch(/<noscript>.*The picture appears when you press the button below\./)
      await fill(plain, 'Without a script.')
      await answer(plain).fill('purple')
      await button(plain, 'Send').click()
      await expect(tips(plain)).toHaveText(['The answer to the quiz is incorrect.', 'Please type the characters in the picture.'])
      await expect(plain.getByLabel('Your message')).toHaveValue('Without a script.')
      await expect(answer(plain)).toHaveValue('purple')
      await answer(plain).fill('green')
      await code(plain).fill(await lettersIn(plain))
      await button(plain, 'Send').click()
      await expect(plain.getByText('Thank you for your message. It has been sent.').first()).toBeVisible()
    })
    await expect.poll(() => messagesWith(site, 'Without a script')).toBe(1)
  },
)

emptyWalk(
  'F10 U01: a question in step 2 of 3 is asked there, wrong and right, and never in anybody’s way',
  async ({ page, site, browser }) => {
    await signIn(page, site)
    await beginForm(page, site, 'Three steps')
    await addField(page, 'Add a step', 'Quiz')
    await addField(page, 'Add a step', 'Phone')
    await keepForm(page)
    await placeForm(page, site, 'Three steps', '/three-steps')

    const fillFirst = async (one: Page, message: string): Promise<void> => {
      await fill(one, message)
      await button(one, 'Next').click()
      await expect(answer(one)).toBeVisible()
    }
    await page.goto(`${site.base}/three-steps`)
    await ready(page)
    await fillFirst(page, 'In steps.')
    await answer(page).fill('orange')
    await button(page, 'Next').click()
    await expect(tips(page)).toHaveText('The answer to the quiz is incorrect.')
    await answer(page).fill('green')
    const named = page.waitForRequest((request) => (request.postData() ?? '').includes('_cf7mls_db_form_data_id'))
    await button(page, 'Next').click()
    await named
    await page.getByLabel('Phone').fill('03 555 0142')
    await button(page, 'Send').click()
    await expect(said(page)).toHaveText('Thank you for your message. It has been sent.')
    await expect.poll(() => messagesWith(site, 'In steps')).toBe(1)

    await withoutScript(browser, async (plain) => {
      await plain.goto(`${site.base}/three-steps`)
      await fillFirst(plain, 'In plain steps.')
      await answer(plain).fill('orange')
      await button(plain, 'Next').click()
      await expect(tips(plain)).toHaveText('The answer to the quiz is incorrect.')
      await expect(answer(plain)).toHaveValue('orange')
      await answer(plain).fill('green')
      await button(plain, 'Next').click()
      await plain.getByLabel('Phone').fill('03 555 0142')
      await button(plain, 'Send').click()
      await expect(plain.getByText('Thank you for your message. It has been sent.').first()).toBeVisible()
    })
    await expect.poll(() => messagesWith(site, 'In plain steps')).toBe(1)
  },
)
