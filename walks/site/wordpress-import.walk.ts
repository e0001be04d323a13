import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { PIECE_BYTES } from '../../features/wordpress/spec'
import { isWithoutFindings } from '../support/day-and-night'
import { emptyWalk as walk } from '../support/empty-site'
import { expect, type RunningSite, signIn, startSite } from '../support/site'

walk.use({ siteOf: 'who moves in from WordPress' })

const kiln = readFileSync('apps/server/whole-site/wordpress/kiln.xml', 'utf8')

type Sent = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
const exportFile = (text: string | Buffer, name = 'kiln.xml'): Sent => ({ name, mimeType: 'text/xml', buffer: Buffer.from(text) })
const choose = (page: Page, file: string | Sent | Sent[]): Promise<void> => page.getByLabel('WordPress export files').setInputFiles(file)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function openMove(page: Page, { base }: RunningSite): Promise<void> {
  await page.goto(`${base}/admin/site/wordpress`)
  await expect(page.getByRole('heading', { level: 1, name: 'Move from WordPress' })).toBeVisible()
}

walk(
  'issue 17: an owner finds the import, sees what will come, imports the site, and visitors read its pages',
  async ({ page, site, browser }) => {
    await signIn(page, site)
    await page.goto(`${site.base}/admin/pages`)
    await expect(button(page, 'Search')).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search the admin' }).fill('wordpress')
    await page.getByRole('option', { name: 'From WordPress' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Move from WordPress' })).toBeVisible()
    await isWithoutFindings(page, 'before')

    const running = region(page, 'Address of the site')
    await running.getByLabel('Address of the WordPress site').fill('http://old.example')
    await button(page, 'Read site').click()
    await expect(running).toContainText('Start the address with https://.')
    await running.getByLabel('Address of the WordPress site').fill('127.0.0.1')
    await button(page, 'Read site').click()
    await expect(running.getByRole('alert')).toContainText('https://127.0.0.1 could not be read: its address is not a public one.')
    await isWithoutFindings(page, 'an address that cannot be read')

    await choose(page, exportFile(gzipSync(kiln), 'kiln.xml.gz'))
    const coming = region(page, 'What will be imported')
    await expect(coming.getByRole('row', { name: /^Pages/ })).toContainText('2')
    await expect(coming.getByRole('row', { name: /^Posts/ })).toContainText('1')
    await expect(coming.getByRole('row', { name: /^Forms/ })).toContainText('1')
    await expect(coming.getByRole('row', { name: /^Pictures/ })).toContainText('1')
    await expect(coming.getByRole('link', { name: 'the list “latest posts”' })).toHaveAttribute('href', 'https://kiln.example/')
    await isWithoutFindings(page, 'what will come')
    expect((await page.request.get(`${site.base}/uber-uns`)).status()).toBe(404)

    await coming.getByLabel('Address of the old site').fill('http://old.example')
    await button(page, 'Import site').click()
    await expect(coming).toContainText('Start the address with https://')
    await coming.getByLabel('Address of the old site').fill('127.0.0.1')
    await button(page, 'Import site').click()
    const report = region(page, 'Import report')
    await expect(report.getByText('The site was imported.')).toBeVisible({ timeout: 60_000 })
    // A private address is never asked.
    await expect(report.getByRole('row', { name: /^Pictures/ })).toContainText('1')
    await expect(report).toContainText(/the picture https:\/\/kiln\.example\/\S+bowl\.jpg: its address is not a public one/)
    await isWithoutFindings(page, 'the report')

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`${site.base}/2024/05/spring-sale`)
    await expect(visitor.getByText('Cups are cheap.')).toBeVisible()
    await visitor.goto(`${site.base}/%C3%BCber-uns`)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible()
    await expect(visitor.getByLabel('Your name')).toBeVisible()
    await visitor.context().close()

    const downloading = page.waitForEvent('download')
    await button(page, 'Download report').click()
    expect((await downloading).suggestedFilename()).toMatch(/^wordpress-import-\d{4}-\d\d-\d\d\.txt$/)
    expect(readFileSync(await (await downloading).path(), 'utf8')).toContain('- the shortcode [wpforms]')
    await page.emulateMedia({ media: 'print' })
    await expect(button(page, 'Print report')).toBeHidden()
    await expect(region(page, 'Export files')).toBeHidden()
    await expect(report.getByRole('link', { name: 'the shortcode [wpforms]' })).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('link', { name: /^Open report of import/ }).click()
    await page.getByRole('link', { name: 'All imports' }).waitFor()
    await region(page, 'Import report').getByRole('link', { name: 'the shortcode [wpforms]' }).click()
    await expect(page).toHaveURL(/\/admin\/pages\?page=\d+&at=rows\.1/)
    await expect(page.getByRole('heading', { level: 1, name: /Über uns/ })).toBeVisible()

    await openMove(page, site)
    const redirects = [
      { url: '/shop', action_data: { url: '/2024/05/spring-sale' }, action_type: 'url', action_code: 301, match_type: 'url' },
    ]
    const settings = { 'customizer-settings': { 'astra-settings': { 'theme-color': '#7a1f3d', 'body-font-family': 'Playfair Display' } } }
    await choose(page, [
      exportFile(JSON.stringify({ redirects: [...redirects, { url: '^/a', regex: true }] }), 'redirection.json'),
      exportFile(JSON.stringify(settings), 'astra.json'),
    ])
    await expect(coming).toContainText('From redirection.json, astra.json.')
    await expect(coming.getByRole('row', { name: /^Redirects/ })).toContainText('1')
    await expect(coming).toContainText('the redirect from ^/a: it is a regular expression')
    await expect(coming.getByRole('switch', { name: 'Import colours, fonts and header' })).toBeChecked()
    await expect(coming.getByLabel('Address of the old site')).toBeHidden()
    await isWithoutFindings(page, 'files of plugins and a theme')
    await button(page, 'Import files').click()
    await expect(report.getByText('The files were imported.')).toBeVisible()
    await expect(report.getByRole('link', { name: 'See the draft of the theme' })).toHaveAttribute('href', '/admin/look')
    expect((await page.request.get(`${site.base}/shop`, { maxRedirects: 0 })).headers().location).toBe('/2024/05/spring-sale')
  },
)

walk(
  'issue 17: a file that is no export, or half of one, is named where it was chosen, and nothing comes of it',
  async ({ page, site, faults }) => {
    await signIn(page, site)
    await openMove(page, site)
    const part = region(page, 'Export files')
    await choose(page, exportFile('x', 'holiday.jpg'))
    await expect(part.getByRole('alert')).toContainText('“holiday.jpg” is not an export file')
    await choose(page, exportFile('<rss><channel><title>News</title></channel></rss>', 'news.xml'))
    await expect(part.getByRole('alert')).toContainText('“news.xml” is not a WordPress export')
    await choose(page, exportFile(kiln.slice(0, -40)))
    await expect(part.getByRole('alert')).toContainText('The export file could not be read', { timeout: 30_000 })
    await isWithoutFindings(page, 'refused')
    // The browser notes what the server refused.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/400/.test(fault)))
  },
)

/** A page with so many pictures that each of them is a moment, at an address that is never asked. */
function withPictures(count: number): string {
  const address = (number: number): string => `http://127.0.0.1:9/wp-content/uploads/p${number}.jpg`
  const all = Array.from({ length: count }, (_, number) => number)
  const images = all.map((number) => `<!-- wp:image --><figure><img src="${address(number)}"/></figure><!-- /wp:image -->`)
  const items = all.map(
    (number) =>
      `<item><title>p</title><wp:post_id>${1_000 + number}</wp:post_id><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url>${address(number)}</wp:attachment_url></item>`,
  )
  const page = `<item><title>Many</title><link>https://kiln.example/many/</link><content:encoded><![CDATA[<p>All of them.</p>${images.join('')}]]></content:encoded><wp:post_id>900</wp:post_id><wp:post_name>many</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>`
  return kiln.replace('</channel>', `${page}${items.join('')}</channel>`)
}

walk(
  'issue 17: an import is paused and resumed, also by the next server, and its line may be cut while its file is sent',
  async ({ page, site, context, faults }) => {
    await signIn(page, site)
    await openMove(page, site)
    const large = exportFile(withPictures(4_000))
    let pieces = 0
    await page.route('**/api/wordpress/imports/piece', (route) => (++pieces === 2 ? route.abort() : route.continue()))
    // More than one piece, by words that nobody reads.
    const padded = {
      ...large,
      buffer: Buffer.from(large.buffer.toString().replace('<channel>', `<channel><!--${' '.repeat(3_000_000)}-->`)),
    }
    await choose(page, padded)
    await expect(region(page, 'Export files').getByRole('alert')).toContainText('offline')
    await button(page, 'Continue upload').click()
    await expect(region(page, 'What will be imported')).toBeVisible({ timeout: 60_000 })
    expect(pieces, 'only the piece that was cut is sent again').toBe(Math.ceil(padded.buffer.length / PIECE_BYTES) + 1)
    // The browser notes the line that was cut.
    faults.splice(0, faults.length, ...faults.filter((fault) => !/ERR_FAILED/.test(fault)))

    await button(page, 'Import site').click()
    const running = region(page, 'The import is running')
    await expect(running).toContainText(/of 4,00\d pictures/, { timeout: 30_000 })
    await button(page, 'Pause').click()
    const paused = region(page, 'The import is paused')
    await expect(paused).toContainText(/\d of 4,00\d pictures/, { timeout: 30_000 })
    await isWithoutFindings(page, 'paused')

    await site.stop()
    const next = await startSite({ words: [], folder: site.folder })
    await context.clearCookies()
    await signIn(page, { ...next, login: site.login })
    await openMove(page, next)
    await expect(region(page, 'The import is paused')).toBeVisible()
    await button(page, 'Resume').click()
    await expect(region(page, 'Import report')).toContainText('The site was imported.', { timeout: 120_000 })
    await next.stop()
  },
)
