import { readFileSync } from 'node:fs'
import { send } from '@frontage/kit/wire/send.client'
import { serveFrom } from '@frontage/kit/wire/server.client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { feedbackAddress, formTicketAddress, refillAddress, stepAddress } from '../../../wire.address'
import { captchaPaths } from '../../captcha-path'
import { readRefill } from '../../wire.reading'
import { pointAt } from './contact-form.other-server.client'

const wordPress = { server: 'https://site.example', id: 70, hasTickets: false }
const html = '<div><script type="application/json">{"props":{},"first":{"form":3,"schema":{"rules":[]}}}</script></div>'
const at = (path: string, form: number) => path.replace(':id', String(form)) as `POST /${string}`
const recorded = (name: string): object =>
  (JSON.parse(readFileSync(`features/forms/filling/server/recorded/${name}.json`, 'utf8')) as { body: object }).body

let asked: { url: string; body: FormData | undefined }[]
let answers: Record<string, object>

beforeEach(() => {
  serveFrom('https://ours.example')
  asked = []
  answers = { '/feedback/schema': recorded('schema-default') }
  vi.stubGlobal('fetch', async (url: string, init?: { body?: FormData }) => {
    asked.push({ url, body: init?.body })
    const path = Object.keys(answers).find((ending) => url.split('?')[0]!.endsWith(ending))
    return new Response(JSON.stringify(path ? answers[path] : {}), { status: path ? 200 : 404 })
  })
})
afterEach(() => {
  serveFrom('')
  vi.unstubAllGlobals()
})

test('F05: a drawn form gets the rules of its server, and keeps its own where they do not come', async () => {
  const drawn = await pointAt(3, wordPress, html)
  expect(drawn).toContain('"rule":"required","field":"your-name"')
  answers = {}
  expect(await pointAt(3, wordPress, html)).toBe(html)
})

test('F01: a message goes to that server, with its number and nothing of ours; forms beside it stay here', async () => {
  await pointAt(3, wordPress, html)
  answers = { '/feedback': {} }
  const message = new FormData()
  for (const [name, value] of Object.entries({ _wpcf7: '3', _wpcf7_unit_tag: 'wpcf7-f3-o1', _frontage_ticket: '', 'your-name': 'Mere' }))
    message.set(name, value)
  await send({ ...feedbackAddress, via: at(feedbackAddress.via, 3) }, message)
  const sent = asked.at(-1)
  expect(sent?.url).toBe('https://site.example/wp-json/contact-form-7/v1/contact-forms/70/feedback')
  expect(Object.fromEntries(sent?.body ?? [])).toMatchObject({ _wpcf7: '70', _wpcf7_unit_tag: 'wpcf7-f70-o1', 'your-name': 'Mere' })
  expect(sent?.body?.has('_frontage_ticket')).toBe(false)
  await send({ ...feedbackAddress, via: at(feedbackAddress.via, 4) }, message)
  expect(asked.at(-1)?.url).toBe('https://ours.example/wp-json/contact-form-7/v1/contact-forms/4/feedback')
})

test('F10: a ticket is asked for only where there are some', async () => {
  await pointAt(3, wordPress, html)
  const before = asked.length
  expect(await send(formTicketAddress, { form: 3 })).toEqual({ ticket: '', uploads: '', proof: null })
  expect(asked).toHaveLength(before)
  answers['/api/forms/ticket'] = { ticket: 'abc' }
  await pointAt(3, { ...wordPress, hasTickets: true }, html)
  expect(await send(formTicketAddress, { form: 3 })).toEqual({ ticket: 'abc' })
  expect(asked.at(-1)?.url).toBe('https://site.example/api/forms/ticket?form=70')
})

test('F10: pictures of captchas are those of that server, and of no third one', async () => {
  await pointAt(3, wordPress, html)
  const refill = { ...readRefill, via: at(refillAddress.via, 3) }
  const picture = 'https://site.example/wp-content/uploads/wpcf7_captcha/933130725.png'
  answers = { '/refill': { captcha: { 'cap-1': picture, 'cap-2': 'https://third.example/wpcf7_captcha/1.png' } } }
  const { captcha = {} } = await send(refill, { shown: '1' })
  expect(captchaPaths(captcha, (path) => `https://ours.example${path}`)).toEqual({ 'cap-1': picture })
})

test('F06: a server that looks at the whole form with each step lets a visitor go on, and refuses what is wrong in that step', async () => {
  const steps = [{ fields: [{ name: 'kind' }] }, { fields: [{ name: 'your-name' }] }]
  await pointAt(3, wordPress, html.replace('"form":3', `"form":3,"definition":${JSON.stringify({ steps })}`))
  const ask = (step: number): Promise<unknown> => {
    const filled = new FormData()
    for (const [name, value] of Object.entries({ _wpcf7: '3', _wpcf7_unit_tag: 'wpcf7-f3-o1', _frontage_step: String(step) }))
      filled.set(name, value)
    return send(stepAddress, filled)
  }
  const reason = { reason: 'Please fill out this field.', idref: null }
  answers = { '/admin-ajax.php': { success: false, invalid_fields: { 'your-name': reason }, message: 'Look.' } }
  expect(await ask(0)).toEqual({ success: true, invalid_fields: [], message: 'Look.' })
  expect(await ask(1)).toEqual({ success: false, invalid_fields: { 'your-name': reason }, message: 'Look.' })
  answers = { '/admin-ajax.php': { success: false, invalid_fields: [], message: 'We are closed today.' } }
  expect(await ask(0)).toMatchObject({ success: false })
})
