import { withForeignPage } from '../support/foreign-page'
import { expect, walk } from '../support/site'
import { numbersOf, place, script } from './widgets'
import { withWordPress } from './word-press'

walk.setTimeout(120_000)

walk(
  'F01 F05: a form whose server is a WordPress goes by its rules and sends there: schema, feedback and refill, without a ticket',
  async ({ page, site, faults }) => {
    await withWordPress(async (server, asked) => {
      const body = place('contact-form', { id: 1, server, 'server-id': 70 })
      await withForeignPage(body + script(site), async (address) => {
        const ours: string[] = []
        page.on('request', (request) => request.url().includes('/api/forms/') && ours.push(request.url()))
        await page.goto(address)
        await page.getByLabel('Your email').fill('mere@example.nz')
        await expect.poll(() => asked.map(({ path }) => path)).toContain('/wp-json/contact-form-7/v1/contact-forms/70/feedback/schema')
        await page.getByLabel('Your name').fill('Mo')
        await page.getByLabel('How can we help?').fill('To the old inbox.')
        await page.getByLabel('What is it about?').selectOption('A new job')
        await page.getByRole('button', { name: 'Send it' }).click()
        await expect(page.locator('.wpcf7-not-valid-tip').first(), 'the rule of that server').toHaveText('Too short for the old site.')
        await page.getByLabel('Your name').fill('Mere Tīpene')
        await page.getByRole('button', { name: 'Send it' }).click()
        await expect(page.locator('.wpcf7 [role="status"]').first()).toHaveText('Thank you for your message. It has been sent.')
        const sent = asked.find(({ path }) => path.endsWith('/feedback'))?.fields ?? ''
        expect(sent).toMatch(/name="_wpcf7"\s+70\s/)
        expect(sent).toMatch(/name="_wpcf7_unit_tag"\s+wpcf7-f70-/)
        expect(sent).toContain('Mere Tīpene')
        expect(asked.filter(({ path }) => path.includes('/ticket'))).toEqual([])
        expect(ours).toEqual([])
      })
    })
    expect(faults).toEqual([])
  },
)

walk('U01 F07: steps and files of such a form go to that server too', async ({ page, site, faults }) => {
  await withWordPress(async (server, asked) => {
    await withForeignPage(place('contact-form', { id: 2, server, 'server-id': 70 }) + script(site), async (address) => {
      await page.goto(address)
      await page.getByLabel('A deck or pergola').check()
      await page.getByLabel('Rough sketch').check()
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByLabel('Address of the job')).toBeVisible()
      const steps = asked.filter(({ fields }) => fields.includes('cf7mls_validation'))
      expect(steps[0]?.fields).toMatch(/name="_wpcf7"\s+70\s/)
      await page
        .getByLabel('Photos and drawings')
        .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n plan') })
      await expect(page.locator('.dnd-upload-status.complete')).toHaveCount(1)
      const uploads = asked.filter(({ fields }) => fields.includes('dnd_codedropz_upload'))
      expect(uploads).toHaveLength(1)
      expect(uploads[0]?.fields).toMatch(/name="form_id"\s+70\s/)
      expect(uploads[0]?.fields).toMatch(/name="security"\s+bcced4f8e9\s/)
    })
  })
  expect(faults).toEqual([])
})

walk('R23 R61: a list whose server is a WordPress shows its reviews, and loads more of them', async ({ page, site, faults }) => {
  const { display } = await numbersOf(page, site)
  await withWordPress(async (server, asked) => {
    await withForeignPage(place('review-list', { id: display, server, 'server-id': 12 }) + script(site), async (address) => {
      const drawn = page.waitForResponse((response) => response.url().includes('/embed?'))
      await page.goto(address)
      await expect(page.getByText('Reviewer 1 of the old site')).toBeVisible()
      await expect(page.locator('[data-review]')).toHaveCount(1)
      expect(await (await drawn).text(), 'reviews of this site').not.toContain('data-review=')
      await page.getByRole('link', { name: /load more/i }).click()
      await expect(page.getByText('Reviewer 2 of the old site')).toBeVisible()
      await expect(page.getByText('Reviewer 1 of the old site')).toBeVisible()
      const calls = asked
        .map(({ fields }) => new URLSearchParams(fields))
        .filter((fields) => fields.get('action') === 'wprp_load_more_revs')
      expect(calls.map((fields) => [fields.get('revid'), fields.get('callnum'), fields.has('wpfb_nonce')])).toEqual([
        ['12', '0', false],
        ['12', '1', false],
      ])
    })
  })
  expect(faults).toEqual([])
})

walk(
  'P09 P04: a portfolio whose server is a WordPress shows its projects, filters and finds them there, loads more and opens them',
  async ({ page, site, faults }) => {
    await withWordPress(async (server, asked) => {
      const calls = () => asked.filter(({ path }) => path.endsWith('/astra-portfolio')).map(({ fields }) => new URLSearchParams(fields))
      await withForeignPage(place('portfolio', { id: 1, server }) + script(site), async (address) => {
        const drawn = page.waitForResponse((response) => response.url().includes('/embed?'))
        await page.goto(address)
        const items = page.locator('a[data-item]')
        await expect(items).toHaveCount(10)
        expect(await (await drawn).text(), 'projects of this site').not.toContain('data-item=')
        await expect(page.getByText('10 of 56 shown')).toBeVisible()
        await page.getByRole('link', { name: 'Load more projects' }).click()
        await expect(items).toHaveCount(20)
        await expect(page.getByRole('link', { name: 'Demo site 55' })).toHaveAttribute('href', /^http.*\/astra-portfolio\/demo-site-55\/$/)
        await page.getByRole('link', { name: 'Agency & Studio 9' }).click()
        await expect(items).toHaveCount(9)
        await expect(page.getByRole('link', { name: 'All 56' })).toBeVisible()
        expect(calls().at(-1)?.get('astra-portfolio-categories')).toBe('2')
        await page.getByRole('link', { name: 'All 56' }).click()
        await expect(items).toHaveCount(10)

        await page.getByRole('link', { name: 'Demo site 05' }).click()
        await expect(page.getByRole('dialog').getByRole('img').first()).toHaveAttribute(
          'src',
          `${server}/wp-content/uploads/2026/11/big-5.png`,
        )
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)

        await page.getByRole('searchbox').fill('needle')
        await expect(page.getByText('10 of 11 shown')).toBeVisible()
        expect(calls().at(-1)?.get('search')).toBe('needle')
      })
      expect(asked.filter(({ path }) => path.includes('/ticket'))).toEqual([])
    })
    expect(faults).toEqual([])
  },
)
