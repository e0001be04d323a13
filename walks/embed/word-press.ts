import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newPicture } from '../support/new-picture'
import { portfolioAnswer } from './word-press-portfolio'

/** What running originals answered. */
const recorded = (name: string): object =>
  (JSON.parse(readFileSync(`features/forms/filling/server/recorded/${name}.json`, 'utf8')) as { body: object }).body

/** Rows as the original's first template draws them. */
const rows = (call: number): string =>
  `<div class="wprevpro_t1_outer_div w3_wprs-row wprevprodiv"><div class="outerrevdiv"><b>Reviewer ${call} of the old site</b><p>Words ${call}.</p></div></div>`

/** `fields`: what was sent, or what stands in the address. */
export type Asked = { readonly method: string; readonly path: string; readonly fields: string }

/** The rules of the form there are not those that it was drawn with. */
function schema(): object {
  const { rules, ...rest } = recorded('schema-default') as { rules: object[] }
  return { ...rest, rules: [...rules, { rule: 'minlength', field: 'your-name', threshold: 3, error: 'Too short for the old site.' }] }
}

const FORM = '/wp-json/contact-form-7/v1/contact-forms/70'

/** Of the AJAX endpoint, by the action that was sent. */
function ajax(fields: string): object {
  const action = ['_wpcf7_check_nonce', 'dnd_codedropz_upload', 'cf7mls_validation', 'wprp_load_more_revs'].find((name) =>
    fields.includes(name),
  )
  if (action === '_wpcf7_check_nonce') return recorded('addon-nonce-check-stale')
  if (action === 'dnd_codedropz_upload') return recorded('addon-upload-ok')
  if (action === 'cf7mls_validation') return recorded('addon-step-all-ok')
  const call = Number(/callnum=(\d*)/.exec(fields)?.[1] || 0) + 1
  return {
    ...{ innerhtml: rows(call), newnotinstring: String(call), clickedpnum: '', lastslidenum: 2, totalreviewsindb: 2, reviewsperpage: 1 },
    ...{ totalreviewsnum: 1, hideldbtn: call > 1 ? 'yes' : '', animateheight: 'no', callnum: call, iswidget: 'no' },
  }
}

function answerTo({ method, path, fields }: Asked): object | undefined {
  if (path === `${FORM}/feedback/schema`) return schema()
  if (path === `${FORM}/feedback` && method === 'POST') return recorded('mail_sent-default')
  if (path === `${FORM}/refill`) return recorded('refill-default')
  return path === '/wp-admin/admin-ajax.php' ? ajax(fields) : undefined
}

async function take(request: IncomingMessage, response: ServerResponse, asked: Asked[]): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { pathname: path, search } = new URL(request.url ?? '/', 'http://wp')
  const one = { method: request.method ?? '', path, fields: Buffer.concat(chunks).toString() || search.slice(1) }
  asked.push(one)
  if (path.endsWith('.png')) return void response.writeHead(200, { 'content-type': 'image/png' }).end(newPicture(60, 80))
  const items = portfolioAnswer(path, new URLSearchParams(one.fields), `http://${request.headers.host}`)
  if (items) {
    const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': 'X-WP-Total', 'x-wp-total': items.total }
    return void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(items.body)
  }
  const answer = answerTo(one)
  // Where WordPress knows nothing, it does not let other sites read that either.
  if (!answer) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(JSON.stringify(answer))
}

/** A server that speaks the calls of WordPress with the original plugins, and nothing of ours. Form 70 and list 12 are there. */
export async function withWordPress(visit: (address: string, asked: readonly Asked[]) => Promise<void>): Promise<void> {
  const asked: Asked[] = []
  const server = createServer((request, response) => void take(request, response, asked))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  await visit(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked).finally(() => server.close())
}
