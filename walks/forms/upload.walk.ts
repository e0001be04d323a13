import type { Page } from '@playwright/test'
import { holdBack } from '../support/hold-back'
import { expect, walk } from '../support/site'
import { filesWith, form, messagesWith, ready } from './forms'

const pdf = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, ' ')]),
})
const input = (page: Page) => page.getByLabel('Photos and drawings')
const item = (page: Page, name: string) => page.locator('.dnd-upload-status', { hasText: name })
const isUpload = (data: string | null): boolean => /dnd_codedropz_upload\s/.test(data ?? '')

async function openDetails(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/quote`)
  await ready(page)
  await page.getByLabel('A kitchen').check()
  await page.getByLabel('Just an idea').check()
  await page.locator('button.cf7mls_next').click()
  await expect(input(page)).toBeVisible()
}

async function send(page: Page): Promise<void> {
  await page.getByLabel('Address of the job').fill('12 Driftwood Lane, Māpua')
  await page.getByLabel(/You may keep these files/).check()
  await page.locator('button.cf7mls_next').click()
  await page.getByLabel('Your name').fill('Mere Tīpene')
  await page.getByLabel('Your email').fill('mere@example.nz')
  await page.getByLabel('Your telephone').fill('03 555 0142')
  await page.locator('button.cf7mls_next').click()
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(form(page)).toHaveClass(/\bsent\b/)
}

walk(
  'U01 U04: files are sent by themselves, several at once, shown when they are there, and come with the message',
  async ({ page, site }) => {
    await openDetails(page, site.base)
    await input(page).setInputFiles([pdf('plan.pdf'), pdf('sketch.pdf'), pdf('wall.pdf'), pdf('roof.pdf')])
    await expect(page.locator('.dnd-upload-status.complete')).toHaveCount(4)
    await expect(page.locator('.dnd-upload-counter')).toHaveText('4 of 10')
    const paths = await page.locator('input[name="photos[]"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    for (const path of paths) expect(path).toMatch(/^[A-Za-z0-9]{20}\d{10}[\w-]*\/[^/]+$/)
    await page.getByLabel('What would you like to change?').fill('Four files with it.')
    await send(page)
    await expect.poll(() => messagesWith(site, 'Four files with it')).toBe(1)
    await expect(page.locator('.dnd-upload-status')).toHaveCount(0)
  },
)

walk(
  'U02: what is too large, of another kind, or too many is refused in the words that are known, and said aloud',
  async ({ page, site }) => {
    await openDetails(page, site.base)
    await input(page).setInputFiles([
      pdf('huge.pdf', 10_485_760),
      { name: 'run.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
    ])
    await expect(item(page, 'huge.pdf')).toContainText('Uploaded file is too large')
    await expect(item(page, 'run.exe')).toContainText('Uploaded file is not allowed for file type')
    await expect(page.locator('.codedropz-upload-wrapper [role="status"]')).toContainText('huge.pdf: Uploaded file is too large')
    await input(page).setInputFiles(Array.from({ length: 11 }, (_, place) => pdf(`page-${place}.pdf`, 10)))
    await expect(page.locator('.has-error-msg')).toHaveText('Note : Some of the files are not uploaded ( Only 10 files allowed )')
    await expect(page.locator('.dnd-upload-status.complete')).toHaveCount(10)
  },
)

walk('U03: an answer other than 200 shows the server text; a lost net says so, and another try arrives', async ({ page, site, faults }) => {
  await openDetails(page, site.base)
  await page.route('**/admin-ajax.php', (route) =>
    isUpload(route.request().postData()) ? route.fulfill({ status: 413, body: '' }) : route.continue(),
  )
  await input(page).setInputFiles(pdf('plan.pdf'))
  await expect(item(page, 'plan.pdf')).toContainText('Uploaded file exceeds the maximum upload size of your server.')
  await page.unroute('**/admin-ajax.php')
  await page.route('**/admin-ajax.php', (route) => (isUpload(route.request().postData()) ? route.abort() : route.continue()))
  await input(page).setInputFiles(pdf('roof.pdf'))
  await expect(item(page, 'roof.pdf')).toContainText('You are probably offline.')
  await page.unroute('**/admin-ajax.php')
  await page.getByRole('button', { name: 'Try roof.pdf again' }).click()
  await expect(item(page, 'roof.pdf')).toHaveClass(/complete/)
  faults.length = 0
})

const unheard = {
  'an error page': { status: 500, body: '<h1>Oh dear</h1>' },
  'a site that is away': { status: 503, headers: { 'retry-after': '5' }, body: '{"message":"Please try again in a moment."}' },
  'a page': { status: 200, body: '<h1>Hello</h1>' },
  'no words': { status: 204 },
  'another answer': { status: 200, body: '[]' },
  nothing: undefined,
  'nothing, though it is there': 'cut',
} as const

walk('U03 bar H25: whatever comes back of a file, it says so and stays, and the next try arrives once', async ({ page, site, faults }) => {
  await openDetails(page, site.base)
  const wish = 'Whatever comes back of its files.'
  await page.getByLabel('What would you like to change?').fill(wish)
  for (const [place, answer] of Object.values(unheard).entries()) {
    const name = `plan-${place}.pdf`
    let isMended = false
    await page.route('**/admin-ajax.php', async (route) => {
      if (isMended || !isUpload(route.request().postData())) return route.fallback()
      isMended = true
      if (answer === 'cut') await route.fetch()
      return answer && answer !== 'cut' ? route.fulfill(answer) : route.abort()
    })
    await input(page).setInputFiles(pdf(name))
    await page.getByRole('button', { name: `Try ${name} again` }).click()
    await expect(item(page, name)).toHaveClass(/complete/)
    await page.unroute('**/admin-ajax.php')
  }
  await expect(page.locator('.dnd-upload-counter')).toHaveText('7 of 10')
  await expect(page.getByLabel('What would you like to change?')).toHaveValue(wish)
  await send(page)
  expect(await filesWith(site, wish)).toEqual([7])
  faults.length = 0
})

walk('U01: a file on its way can be called off, and Next waits for those that are', async ({ page, site }) => {
  await openDetails(page, site.base)
  let free = (): void => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  await page.route('**/admin-ajax.php', async (route) => {
    if (isUpload(route.request().postData())) await held
    await route.continue().catch(() => {})
  })
  await input(page).setInputFiles(pdf('slow.pdf'))
  await expect(item(page, 'slow.pdf').getByRole('progressbar')).toBeVisible()
  await expect(page.locator('button.cf7mls_next')).toBeDisabled()
  await expect(page.locator('button.cf7mls_next')).toHaveAccessibleDescription(/files are still uploading/)
  await page.getByRole('button', { name: 'Cancel slow.pdf' }).click()
  await expect(item(page, 'slow.pdf')).toHaveCount(0)
  await expect(page.locator('button.cf7mls_next')).toBeEnabled()
  await expect(input(page)).toBeFocused()
  free()
})

walk(
  'U01 U03: what is chosen before its code has come is sent; where that cannot come it is sent with the form; without a line it says so',
  async ({ page, site, faults }) => {
    await openDetails(page, site.base)
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    await page.route('**/files.view*.js', (route) => route.abort())
    await input(page).setInputFiles(pdf('lost.pdf'))
    await expect(page.getByRole('alert').filter({ hasText: 'You are probably offline.' })).toBeVisible()
    await expect(page.locator('button.cf7mls_next')).toBeEnabled()

    await openDetails(page, site.base)
    await input(page).setInputFiles([pdf('one.pdf'), pdf('other.pdf')])
    await page.getByLabel(/You may keep these files/).check()
    await page.locator('button.cf7mls_next').click()
    await expect(page).toHaveURL(/\/contact-form\/2$/)
    await expect(page.getByText('one.pdf')).toBeVisible()
    await expect(page.getByText('other.pdf')).toBeVisible()
    await page.unroute('**/files.view*.js')

    await openDetails(page, site.base)
    const free = await holdBack(page, '**/files.view*.js')
    await input(page).setInputFiles(pdf('plan.pdf'))
    await expect(page.locator('button.cf7mls_next')).toBeDisabled()
    await input(page).setInputFiles(pdf('roof.pdf'))
    free()
    await expect(page.locator('.dnd-upload-status.complete')).toHaveText([/roof\.pdf/, /plan\.pdf/])
    await page.getByLabel(/You may keep these files/).check()
    await expect(page.locator('button.cf7mls_next')).toBeEnabled()
    faults.length = 0
  },
)

walk('U01: a file that is there can be deleted, by keyboard', async ({ page, site }) => {
  await openDetails(page, site.base)
  await input(page).setInputFiles(pdf('plan.pdf'))
  await expect(item(page, 'plan.pdf')).toHaveClass(/complete/)
  await page.getByRole('button', { name: 'Remove plan.pdf' }).press('Enter')
  await expect(item(page, 'plan.pdf')).toHaveCount(0)
  await expect(page.locator('.codedropz-upload-wrapper [role="status"]')).toHaveText('plan.pdf removed.')
})

walk('U01: a file can be dropped, and pasted; a name with markup is a text', async ({ page, site }) => {
  await openDetails(page, site.base)
  const give = (kind: 'drop' | 'paste') =>
    input(page).evaluate((element, how) => {
      const files = new DataTransfer()
      const name = how === 'drop' ? '<img src=x onerror=alert(1)>.pdf' : 'pasted.pdf'
      files.items.add(new File(['%PDF-1.4\n '], name, { type: 'application/pdf' }))
      if (how === 'paste') {
        element.focus()
        element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: files }))
      } else {
        ;(element as HTMLInputElement).files = files.files
        element.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, kind)
  await give('drop')
  await expect(item(page, '<img src=x')).toHaveClass(/complete/)
  await expect(page.locator('.dnd-upload-status img')).toHaveCount(0)
  await give('paste')
  await expect(item(page, 'pasted.pdf')).toHaveClass(/complete/)
})

walk('U03 bar F02: a nonce that is too old is changed for a fresh one, once, and nobody notices', async ({ page, site }) => {
  await openDetails(page, site.base)
  await page.route(
    '**/admin-ajax.php',
    async (route) => {
      const isFirst = (route.request().postData() ?? '').includes('_wpcf7_check_nonce')
      await (isFirst ? route.fulfill({ json: { success: true, data: 'stale' } }) : route.continue())
    },
    { times: 1 },
  )
  await input(page).setInputFiles(pdf('plan.pdf'))
  await expect(item(page, 'plan.pdf')).toHaveClass(/complete/)
})
