import type { Page } from '@playwright/test'
import { heldOf, postReview, sendOriginal, sendQuote, sendReview } from './visitor.ts'

export type See = (what: string, isSeen: boolean) => void
/** Switches of the connector's settings. */
export type Choose = (switches: { readonly replace: boolean; readonly forward: boolean }) => Promise<void>
type Told = {
  /** Somebody who is signed in nowhere. */
  readonly visitor: Page
  readonly base: string
  readonly server: string
  /** The data folder of the site. */
  readonly data: string
  readonly pages: Readonly<Record<'quote' | 'through' | 'review' | 'earlier' | 'shortcodes', string>>
  readonly choose: Choose
  readonly see: See
  readonly stop: () => Promise<void>
}

/** What visitors send on pages of the WordPress, and what of it arrives; with the options on, off, and with nobody who answers. */
export async function seeVisitors(told: Told): Promise<void> {
  await seeWidgets(told)
  await seeForwarded(told)
  await seeScript(told)
  await seeOff(told)
  await seeAway(told)
}

async function seeWidgets({ visitor, data, pages, see }: Told): Promise<void> {
  const said = await sendQuote(visitor, pages.quote, 'widget@bench.example')
  const quote = heldOf('widget@bench.example', data)
  see(`in the place of a shortcode, a form with steps and a file is sent (“${said}”) and arrives with its file`, arrived(quote, 1))
  await sendReview(visitor, pages.review, 'review@bench.example')
  const review = heldOf('review@bench.example', data)
  see('a review with a picture is sent there and arrives with its picture', review.reviews === 1 && review.files > 0)
}

async function seeForwarded({ visitor, base, server, data, pages, see }: Told): Promise<void> {
  const asked: string[] = []
  const listen = (request: { url(): string }): void => void asked.push(request.url().split('?')[0]!)
  visitor.on('request', listen)
  await sendQuote(visitor, pages.through, 'through@bench.example')
  visitor.off('request', listen)
  const calls = ['/feedback/schema', '/feedback', '/wp-admin/admin-ajax.php']
  see(
    'a form whose calls WordPress hands on asks it for rules, steps and files, and sends to it',
    calls.every((end) => asked.some((url) => url.startsWith(base) && url.endsWith(end))) &&
      !asked.some((url) => url.startsWith(`${server}/wp-`)),
  )
  see('it arrives with its file', arrived(heldOf('through@bench.example', data), 1))
  const fields = {
    ...{ wprevpro_fid: '3', wprevpro_review_rating: '5', wprevpro_review_text: 'Handed on by WordPress.', wprevpro_reviewer_name: 'Mere' },
    ...{ wprevpro_reviewer_email: 'ticket@bench.example', wprevpro_review_consent: '1' },
  }
  const answer = await postReview(visitor, base, server, fields)
  const held = heldOf('ticket@bench.example', data)
  see(
    'a review with a ticket of the site and a picture is handed on, and arrives with its picture',
    /"error":"no"/.test(answer) && held.reviews === 1 && held.files > 0,
  )
}

async function seeScript({ visitor, data, pages, choose, see }: Told): Promise<void> {
  await choose({ replace: false, forward: true })
  const said = await sendOriginal(visitor, pages.earlier, 'script@bench.example')
  const { states } = heldOf('script@bench.example', data)
  see(`the script of Contact Form 7 sends to Frontage and shows its answer (“${said}”)`, states.length === 1)
}

async function seeOff({ visitor, data, pages, choose, see }: Told): Promise<void> {
  await choose({ replace: false, forward: false })
  await visitor.goto(pages.earlier)
  see('with the options off nothing is replaced', (await visitor.locator('[data-frontage]').count()) === 0)
  await sendOriginal(visitor, pages.earlier, 'off@bench.example')
  see('and nothing is handed on', heldOf('off@bench.example', data).states.length === 0)
}

async function seeAway({ visitor, base, pages, choose, see, stop }: Told): Promise<void> {
  await choose({ replace: true, forward: true })
  await visitor.goto(pages.quote)
  await visitor.getByLabel('A deck or pergola').check()
  await visitor.getByLabel('Rough sketch').check()
  await visitor.locator('.wpcf7.js').waitFor()
  await stop()
  await visitor.locator('button.cf7mls_next').click()
  const said = visitor.locator('.wpcf7 [role="status"]').first()
  await visitor.waitForFunction((element) => element?.textContent, await said.elementHandle())
  see(`a form that is open when the site goes away says so (“${await said.innerText()}”)`, true)
  await visitor.goto(pages.shortcodes)
  const notes = visitor.locator('.frontage-away')
  await notes.first().waitFor({ state: 'visible' })
  see(
    `as long as it is away, forms say so in their place (“${await notes.first().innerText()}”), and the page stays whole`,
    (await notes.filter({ visible: true }).count()) === 2 && (await visitor.locator('h1').count()) > 0,
  )
  const body = new FormData()
  body.append('action', 'dnd_codedropz_upload')
  const upload = (await (await fetch(`${base}/wp-admin/admin-ajax.php`, { method: 'POST', body })).json()) as {
    success?: boolean
    data?: string
  }
  see('a file that cannot be handed on is refused in words', upload.success === false && /try again later/.test(upload.data ?? ''))
  for (const at of ['wp-admin/admin-ajax.php', '?rest_route=/cf7mls/v1/cf7mls_validation']) {
    const step = await askStep(`${base}/${at}`)
    see(
      `a step that cannot be handed on stays, and says why, at ${at}`,
      step.success === false && 'wish' in step.invalid_fields && /does not answer/.test(step.message),
    )
  }
  await choose({ replace: false, forward: true })
  const words = await sendOriginal(visitor, pages.earlier, 'away@bench.example')
  see(`the script of Contact Form 7 shows that its message was not sent (“${words}”)`, /does not answer/.test(words))
}

type StepAnswer = { readonly success?: boolean; readonly invalid_fields: object; readonly message: string }

/** As the script of Multi Step asks. */
async function askStep(address: string): Promise<StepAnswer> {
  const body = new FormData()
  for (const [name, value] of [
    ['action', 'cf7mls_validation'],
    ['_wpcf7', '1'],
    ['wish', 'A cup'],
  ] as const)
    body.append(name, value)
  return (await (await fetch(address, { method: 'POST', body })).json()) as StepAnswer
}

const arrived = ({ states, files }: ReturnType<typeof heldOf>, most: number): boolean =>
  states.length === 1 && states[0] === 'new' && files >= most
