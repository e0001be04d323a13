import type { Locator, Page } from '@playwright/test'
import { bringIn, pageFile, publish, rowOf } from './owner-pages'
import { expect, type RunningSite, signIn } from './site'

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
/** What a server may answer that is not what was asked for. */
export const odd: readonly string[] = [
  ...['[]', '{}', 'null', '"a text"', '42', 'true', '[{}]', '[[null]]'],
  ...[`"${'x'.repeat(1_000_000)}"`, `[${'{},'.repeat(20_000)}{}]`, deep, `{"a":${deep}}`],
  // Right names, wrong things below them.
  '{"status":["x"],"message":{"a":1},"success":"yes","invalid_fields":"x","error":{},"dbmsg":[],"data":7,"ticket":{},"uploads":1}',
  '{"items":[{}],"total":"x","categories":null,"others":3,"corrected":{},"reviews":[{}],"innerhtml":4,"callnum":"1","hideldbtn":1}',
]

/** What a server may answer that is no JSON at all, or none of its own: nothing, a page, a fault, and what was cut off. */
export const broken: readonly Answer[] = [
  '',
  '0',
  '{"a":"<b>no</b> review at all, however long the text of it may be, and it is rather long as texts of servers go"}',
  '{"item":{"id":7,"slug":"hidden-',
  `<!doctype html><html lang="en"><body><h1>We are resting</h1><p>${'We will be back soon. '.repeat(20)}</p></body></html>`,
  '<div class="wprev_pop_contain"><div class="wprevpro_outerrevdivpop" data-formid="1" data-wtfloatid="2" data-startof',
  { status: 500, body: `<html><body><h1>Internal Server Error</h1>${' '.repeat(200)}</body></html>` },
  { status: 503, body: '' },
]
type Answer = string | { readonly status: number; readonly body: string }
const bodyOf = (answer: Answer): string => (typeof answer === 'string' ? answer : answer.body)

type Asking = {
  readonly page: Page
  /** Which requests are answered oddly. */
  readonly call: string | RegExp
  readonly action?: string
  /** What makes the page ask. */
  readonly press: () => Promise<unknown>
  /** What has to hold after every answer. */
  readonly holds: (answer: string) => Promise<unknown>
}

/** Lets one call be answered with each odd answer in turn. No answer may break the page. */
export async function answerOddly({ page, call, action, press, holds }: Asking, answers: readonly Answer[] = odd): Promise<void> {
  const thrown: string[] = []
  const note = (error: Error): void => void thrown.push(String(error))
  page.on('pageerror', note)
  let given: { status: number; body: string } = { status: 200, body: '' }
  const isMeant = (data: string | null): boolean => !action || new RegExp(`${action}(?![\\w-])`).test(data ?? '')
  await page.route(call, (route) =>
    isMeant(route.request().postData())
      ? route.fulfill({ contentType: given.body.startsWith('<') ? 'text/html' : 'application/json', ...given })
      : route.fallback(),
  )
  for (const answer of answers) {
    given = typeof answer === 'string' ? { status: 200, body: answer } : answer
    const [answered] = await Promise.all([
      page.waitForResponse((response) => isMeant(response.request().postData()) && matches(call, response.url())),
      press(),
    ])
    await answered.finished()
    await holds(bodyOf(answer))
    expect(thrown, `after ${bodyOf(answer).slice(0, 60)}`).toEqual([])
  }
  await page.unroute(call)
  page.off('pageerror', note)
}

const matches = (call: string | RegExp, url: string): boolean =>
  typeof call === 'string' ? url.includes(call.replaceAll('*', '')) : call.test(url)

export const ajax = '**/admin-ajax.php'
export const path = '/whatever-comes-back'
const blocks = [
  { block: 'portfolio', props: { itemsPerPage: 6 } },
  { block: 'review-list', props: { display: { perRow: 2, rows: 2, more: 'button', bar: { search: true } } } },
  { block: 'review-form', props: {} },
  { block: 'contact-form', props: { form: 1 } },
  { block: 'contact-form', props: { form: 2 } },
]

/** A page with everything on it that asks the server, brought in and published by its owner; once for all walks. */
export async function openPage(page: Page, site: RunningSite): Promise<void> {
  if ((await page.request.get(site.base + path)).status() === 404) {
    await signIn(page, site)
    await bringIn(page, site, pageFile(path, 'Whatever comes back', [rowOf(...blocks)]), 'Whatever comes back')
    await publish(page)
  }
  await page.goto(site.base + path)
}

export const island = (page: Page, name: string, place = 0): Locator => page.locator(`[data-island="${name}"]`).nth(place)

export const failed = 'There was an error trying to send your message. Please try again later.'
