import path from 'node:path'
import type { Page } from '@playwright/test'
import type { Later } from '../tools/cleanup.ts'
import { freePort } from '../tools/daemon.ts'
import { startFrontage } from '../tools/frontage.ts'
import { startSite } from './site.ts'
import { type Choose, type See, seeVisitors } from './visitors.ts'

type Pages = {
  readonly shortcodes: string
  readonly blocks: string
  readonly edit: string
  readonly earlier: string
  readonly form: number
  readonly quote: string
  readonly quoteForm: number
  readonly through: string
  readonly review: string
}
/** What was to be seen, and whether it was. */
export type Seen = readonly { readonly what: string; readonly isSeen: boolean }[]

const CONNECTOR = path.resolve(import.meta.dirname, '../../integrations/wordpress/frontage')
/** Of the demo: review widgets, forms and pages by their numbers there. */
const WIDGETS = [
  ['reviews', { id: '1' }],
  ['review-form', { id: '5' }],
  ['badge', { id: '6' }],
  ['float', { id: '7' }],
  ['summary', {}],
  ['contact-form', { id: '1' }],
  ['portfolio', {}],
  ['popup', { page: '/how-we-work', name: 'first-visit' }],
  ['hours', {}],
] as const
const PASSWORD = 'a password that nobody needs'

/** Installs the connector into a WordPress, sets it up in its admin, and walks pages with every widget, as owner and as visitor. */
export async function walkConnector(folder: string, page: Page, visitor: Page, later: Later): Promise<Seen> {
  const data = path.join(folder, 'beside')
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const ours = await startFrontage(['--demo'], { DATA_DIR: data, LOG_LEVEL: 'error', PORT: String(port), PUBLIC_URL: server })
  later(ours.stop)
  const wanted = { plugins: ['contact-form-7'], always: ['near.php', 'portfolio.php'], own: [CONNECTOR] }
  const site = await startSite(path.join(folder, 'connected'), wanted, later)
  const pages = site.ask('connector.php', { widgets: WIDGETS, server }) as Pages
  const seen: { what: string; isSeen: boolean }[] = []
  const see: See = (what, isSeen) => void seen.push({ what, isSeen })
  const choose: Choose = async ({ replace, forward }) => {
    await openSettings(page, site.base)
    await page.getByLabel('Replace their shortcodes with widgets').setChecked(replace)
    await page.getByLabel('Forward their calls').setChecked(forward)
    await page.getByRole('button', { name: 'Save Changes' }).click()
  }

  see('as long as no site is set, pages hold nothing of a widget', (await drawnOn(page, pages.shortcodes)).all === 0)
  await signIn(page, site.base)
  await openSettings(page, site.base)
  await page.getByLabel('Address of the site').fill(`${server}/`)
  await page.getByLabel('Numbers').fill(`form ${pages.form} = 1\nform ${pages.quoteForm} = 2\nbadge 1 = 6\nreview-form 3 = 5`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  see('the address is stored without its slash', (await page.getByLabel('Address of the site').inputValue()) === server)
  await seeDrawn(page, pages, choose, see)
  await seeCalls(site.base, pages.form, see)
  await seeVisitors({ visitor, base: site.base, server, data, pages, choose, see, stop: ours.stop })
  return seen
}

const openSettings = (page: Page, base: string) => page.goto(`${base}/wp-admin/options-general.php?page=frontage`)

/** Every widget as shortcode and as block, and in the place of what earlier plugins left. */
async function seeDrawn(page: Page, pages: Pages, choose: Choose, see: See): Promise<void> {
  for (const [what, url] of [
    ['shortcodes', pages.shortcodes],
    ['blocks', pages.blocks],
  ] as const) {
    const { all, drawn } = await drawnOn(page, url)
    see(`${WIDGETS.length} widgets as ${what}: ${drawn} of ${all} drawn`, drawn === WIDGETS.length)
  }
  see('before the switch, Contact Form 7 draws its form', (await html(pages.earlier)).includes('class="wpcf7'))
  await choose({ replace: true, forward: true })
  const { all, drawn } = await drawnOn(page, pages.earlier)
  see(`after it, shortcodes and blocks of earlier plugins are widgets: ${drawn} of ${all} drawn`, drawn === 5)
  await page.goto(pages.edit)
  const blocks = page.locator('[data-type^="frontage/"]')
  await blocks.first().waitFor()
  see(
    'the editor shows each block as its own',
    (await blocks.count()) === WIDGETS.length && (await page.locator('.block-editor-warning').count()) === 0,
  )
}

/** The calls that scripts of the replaced plugins make, to the WordPress that has them no more. */
async function seeCalls(base: string, form: number, see: See): Promise<void> {
  const forms = `${base}/wp-json/contact-form-7/v1/contact-forms/${form}`
  const body = new FormData()
  const fields = { _wpcf7: String(form), _wpcf7_unit_tag: `wpcf7-f${form}-p3-o1`, 'your-name': '' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = (await (await fetch(`${forms}/feedback`, { method: 'POST', body })).json()) as { status?: string; into?: string }
  see(
    'a message without its fields is refused by Frontage, in the words of the calls of Contact Form 7',
    answer.status === 'validation_failed' && answer.into === `#wpcf7-f${form}-p3-o1`,
  )
  const schema = (await (await fetch(`${forms}/feedback/schema`)).json()) as { version?: string }
  see('the rules of a form come from Frontage', typeof schema.version === 'string')
  const projects = await fetch(`${base}/wp-json/wp/v2/astra-portfolio?per_page=2`)
  see(
    'projects come from Frontage, with their number',
    Number(projects.headers.get('x-wp-total')) > 2 && ((await projects.json()) as unknown[]).length === 2,
  )
  const ajax = new URLSearchParams({ action: 'wprp_load_more_revs', revid: '1', wpfb_nonce: 'old' })
  const refused = await fetch(`${base}/wp-admin/admin-ajax.php`, { method: 'POST', body: ajax })
  see('a nonce of WordPress counts for nothing there', refused.status === 403 && (await refused.text()) === '-1')
  const foreign = await fetch(`${base}/wp-admin/admin-ajax.php`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'something_else' }),
  })
  see('other calls are none of Frontage', foreign.status === 400 && (await foreign.text()) === '0')
}

async function signIn(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/wp-login.php`)
  await page.getByLabel('Username or Email Address').fill('owner')
  await page.locator('#user_pass').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/wp-admin/)
}

const html = async (url: string): Promise<string> => (await fetch(url)).text()

/** Elements of widgets on a page, and how many of them show something. */
async function drawnOn(page: Page, url: string): Promise<{ readonly all: number; readonly drawn: number }> {
  await page.goto(url)
  const all = await page.locator('[data-frontage]').count()
  if (all)
    await page
      .waitForFunction(
        () => [...document.querySelectorAll('[data-frontage]')].every((one) => one.shadowRoot?.querySelector('[class]')),
        undefined,
        { timeout: 20_000 },
      )
      .catch(() => {})
  const drawn = await page.evaluate(
    () => [...document.querySelectorAll('[data-frontage]')].filter((one) => one.shadowRoot?.querySelector('[class]')).length,
  )
  return { all, drawn }
}
