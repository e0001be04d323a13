import { expect, walk } from '../support/site'
import { fillContact, form, listen, messagesWith, ready, said } from './forms'

const isFeedback = (url: string): boolean => url.includes('/feedback')

walk('F01 F02: a message is sent: statuses, events and thanks in their order, and the form is empty again', async ({ page, site }) => {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  const heard = await listen(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  await expect(said(page)).toHaveText('Thank you. Hemi or Grace will write back within two working days.')
  await expect(page.getByLabel('Your name')).toHaveValue('')
  await expect
    .poll(heard)
    .toEqual(
      expect.arrayContaining([
        'beforesubmit init',
        'statuschanged submitting',
        'statuschanged sent',
        'mailsent mail_sent',
        'submit mail_sent',
        'reset sent',
      ]),
    )
  await expect.poll(() => messagesWith(site, 'soft in one corner')).toBe(1)
})

walk(
  'F03: only what was touched is looked at; sending looks at everything and the focus goes to the first error',
  async ({ page, site }) => {
    await page.goto(`${site.base}/contact`)
    await ready(page)
    await page.getByLabel('Your email').fill('nobody')
    await page.getByLabel('Your telephone').focus()
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveText(['Please enter an email address.'])
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(form(page)).toHaveClass(/\binvalid\b/)
    await expect(page.getByLabel('Your name')).toBeFocused()
    await expect(page.getByLabel('Your name')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please fill out this field.')
    await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(4)
  },
)

walk('T20: going to a field calms its error; it is still read aloud', async ({ page, site }) => {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  const email = page.getByLabel('Your email')
  await expect(email).toHaveClass(/wpcf7-not-valid/)
  await email.focus()
  await expect(email).not.toHaveClass(/wpcf7-not-valid/)
  await expect(page.locator('[data-name="your-email"] .wpcf7-not-valid-tip')).toHaveCount(0)
  await expect(email).toHaveAccessibleDescription('Please fill out this field.')
})

walk('bar H11: a double click sends one message', async ({ page, site }) => {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, 'Pressed in a hurry.')
  let sent = 0
  page.on('request', (request) => {
    if (isFeedback(request.url())) sent += 1
  })
  await page.getByRole('button', { name: 'Send it' }).dblclick()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  expect(sent).toBe(1)
  await expect.poll(() => messagesWith(site, 'Pressed in a hurry')).toBe(1)
})

const failures = {
  'nothing comes back': { fulfil: undefined, said: 'You are probably offline.' },
  'a page comes back': { fulfil: { status: 200, body: '<h1>Hello</h1>' }, said: 'The response is not a valid JSON response.' },
  'an empty answer': { fulfil: { status: 204 }, said: 'The response is not a valid JSON response.' },
  'an error page': {
    fulfil: { status: 500, body: '<h1>Oh dear</h1>' },
    said: 'There was an error trying to send your message. Please try again later.',
  },
} as const

for (const [name, { fulfil, said: words }] of Object.entries(failures))
  walk(`F09 bar H25: ${name}: said, nothing is lost, the next try arrives once`, async ({ page, site, faults }) => {
    await page.goto(`${site.base}/contact`)
    await ready(page)
    const message = `Written while ${name}.`
    await fillContact(page, message)
    await page.route('**/feedback', (route) => (fulfil ? route.fulfill(fulfil) : route.abort()), { times: 1 })
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(said(page)).toHaveText(words)
    await expect(page.locator('.wpcf7-response-output')).toHaveText(words)
    await expect(page.getByLabel('How can we help?')).toHaveValue(message)
    await expect(page.getByRole('button', { name: 'Send it' })).toBeFocused()
    await page.getByRole('button', { name: 'Send it' }).click()
    await expect(form(page)).toHaveClass(/\bsent\b/)
    await expect.poll(() => messagesWith(site, message)).toBe(1)
    faults.length = 0
  })

walk('bar H11 H25: the net is cut when the message is there but its answer is not: it arrives once', async ({ page, site, faults }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, 'Sent from a phone in a tunnel.')
  await page.route(
    '**/feedback',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(said(page)).toHaveText('You are probably offline.')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  await expect.poll(() => messagesWith(site, 'phone in a tunnel')).toBe(1)
  faults.length = 0
})

walk('bar F02: a ticket that is too old is changed for a fresh one, once, and nobody notices', async ({ page, site }) => {
  await page.route('**/api/forms/ticket?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, ticket: 'abc' } })
  })
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, 'Opened a week ago.')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
  await expect.poll(() => messagesWith(site, 'Opened a week ago')).toBe(1)
})

walk('F04: an address without its scheme gets one', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/contact-form/lines-and-numbers`)
  await ready(page)
  const website = page.getByLabel('Your website')
  for (const [typed, kept] of [
    ['example.com', 'http://example.com'],
    ['//cdn.example.com', 'http://cdn.example.com'],
    ['mailto:a@b.co', 'mailto:a@b.co'],
    ['example', 'example'],
  ] as const) {
    await website.fill(typed)
    await website.blur()
    await expect(website).toHaveValue(kept)
  }
})

walk('F05: characters are counted, and what is too long or too short is marked', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/contact-form/characters-counted`)
  await ready(page)
  const count = page.locator('.wpcf7-character-count.down')
  await expect(count).toHaveClass(/too-long/)
  await expect(count).toHaveText('-6 left, too long')
  await page.getByLabel('How can we help?').fill('  Short ')
  await expect(count).toHaveClass(/too-short/)
  await expect(count).toHaveAttribute('data-current-value', '35')
  await page.getByLabel('Your name').fill('Mere')
  await expect(page.locator('.wpcf7-character-count.up')).toHaveText('4 of 40')
})

walk('F01: an exclusive choice takes the others back', async ({ page, site }) => {
  await page.goto(`${site.base}/sandbox/contact-form/choices-and-a-quiz`)
  await ready(page)
  await page.getByLabel('Yes', { exact: true }).check()
  await page.getByLabel('Not yet').check()
  await expect(page.getByLabel('Yes', { exact: true })).not.toBeChecked()
})

walk('F09: a form inside another one says so instead', async ({ page, site }) => {
  const address = `${site.base}/sandbox/contact-form/a-short-form`
  await page.route(address, async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ body: html, headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const island = document.querySelector('[data-island="contact-form"]')
      if (!island || island.closest('form')) return
      const outer = document.createElement('form')
      island.before(outer)
      outer.append(island)
    })
  })
  await page.goto(address)
  await page.locator('[data-island="contact-form"]').dispatchEvent('keydown')
  await expect(page.locator('.wpcf7-form-in-wrong-place')).toHaveText('Error: This contact form is placed in the wrong place.')
})

walk('F09: a browser that lacks something keeps a form that posts by itself', async ({ page, site, faults }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DataTransfer'))
  await page.goto(`${site.base}/contact`)
  await expect.poll(() => faults.join()).toContain('Your browser does not support DataTransfer.')
  await expect(page.locator('.wpcf7')).toHaveClass(/no-js/)
  await expect(form(page)).toHaveAttribute('action', '/contact-form/1')
  faults.length = 0
})

walk('F12: a message appears after sending, and can be closed with Escape', async ({ page, site, faults }) => {
  await page.goto(`${site.base}/contact`)
  await ready(page)
  await fillContact(page, 'With a message afterwards.')
  await page.route('**/feedback', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    const popup = [
      { 'popup-template': '<h2>Kia ora</h2><p>Hemi <b>will ring</b>.</p><img src=x onerror="alert(1)">', 'template-name': 'thanks' },
    ]
    await route.fulfill({ json: { ...answer, popup, redirect: [{ type: 'redirect', redirect_url: 'javascript:alert(1)', delay: 0 }] } })
  })
  await page.getByRole('button', { name: 'Send it' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Hemi will ring.')
  await expect(dialog.locator('img')).toHaveCount(0)
  await expect(page.locator('body')).toHaveClass(/modal-popup-open/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/contact$/)
  // An address that is none was left alone, and that was logged.
  faults.length = 0
})

walk('F13: which field is gone to first is told to a tag manager, once, and only with consent', async ({ page, site }) => {
  const layer = () => page.evaluate(() => (window as unknown as { dataLayer: { event: string; field: string }[] }).dataLayer)
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }))
  await page.goto(`${site.base}/contact`)
  await page.getByLabel('Your email').focus()
  await ready(page)
  expect(await layer()).toEqual([])
  await page.reload()
  await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'given'))
  await page.getByLabel('Your email').focus()
  await expect.poll(layer).toEqual([{ event: 'form_focus', formId: 1, field: 'your-email' }])
  await page.reload()
  await page.evaluate(() => document.documentElement.setAttribute('data-consent', 'given'))
  await ready(page)
  await page.getByLabel('Your name').focus()
  expect(await layer()).toEqual([])
})
