import { acceptForms, fieldsOf, lastOfEach } from '@frontage/kit/wire/body.server'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loaded, loadParameters, startTestSite, type TestSite } from '../site.fake'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
  for (const feature of site.app.features) await feature.fixture?.()
})
afterAll(() => site.close())

async function sentAs(parts: FormData): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const request = new Request('http://x.test', { method: 'POST', body: parts })
  return { headers: { 'content-type': request.headers.get('content-type') ?? '' }, body: Buffer.from(await request.arrayBuffer()) }
}

describe('bodies', () => {
  test('bar C05: names of a prototype change nothing', async () => {
    const control = await loaded(site, {})
    const proto = new FormData()
    for (const [name, value] of Object.entries({
      action: 'wprp_load_more_revs',
      '__proto__[polluted]': 'yes',
      constructor: 'x',
      'constructor[prototype][polluted]': 'yes',
    }))
      proto.append(name, value)
    const attacks = [
      fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: proto }),
      fetch(`${site.base}/wp-admin/admin-ajax.php?__proto__[polluted]=1`, {
        method: 'POST',
        body: new URLSearchParams({ __proto__x: '1' }),
      }),
      fetch(`${site.base}/api/reviews/summary?__proto__[polluted]=1&constructor=1`),
      fetch(`${site.base}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site.base },
        body: '{"__proto__":{"polluted":true},"email":"a@b.test","password":"x"}',
      }),
    ]
    for (const response of await Promise.all(attacks)) expect(response.status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await loaded(site, {})).toEqual({ ...control, newnotinstring: expect.any(String) })
  })

  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'a field called %s is a field like any other, however it is sent (bar C05)',
    async (name) => {
      const server = Fastify()
      await acceptForms(server)
      server.route({
        method: ['GET', 'POST'],
        url: '/',
        handler: async (request) => {
          const fields = await fieldsOf(request)
          return [Object.entries(fields), Object.entries(lastOfEach(fields))]
        },
      })
      const parts = new FormData()
      parts.append(name, 'x')
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      const asked = [server.inject({ url: `/?${name}=x` }), server.inject({ method: 'POST', url: '/', headers: type, body: `${name}=x` })]
      const plain = [[[name, 'x']], [[name, 'x']]]
      for (const response of await Promise.all(asked)) expect(response.json()).toEqual(plain)
      const parted = await server.inject({ method: 'POST', url: '/', ...(await sentAs(parts)) })
      // What reads parts refuses such names altogether.
      if (parted.statusCode !== 400) expect(parted.json()).toEqual(plain)
      await server.close()
    },
  )

  test.each(loadParameters)('bar C06: of %s that comes twice the last one counts; as a file it is refused', async (parameter) => {
    const { ticket } = (await (await site.get('/api/ticket?purpose=reviews')).json()) as { ticket: string }
    const ask = async (...values: string[]) => {
      const body = new URLSearchParams({ action: 'wprp_load_more_revs', wpfb_nonce: ticket })
      for (const value of values) body.append(parameter, value)
      const answer = await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body })
      return [answer.status, (await answer.text()).replace(/"newnotinstring":"[^"]*"/, '')]
    }
    expect(await ask('1', '2')).toEqual(await ask('2'))
    const upload = new FormData()
    upload.append('action', 'wprp_load_more_revs')
    upload.append('wpfb_nonce', ticket)
    upload.append(parameter, new Blob(['x']), 'x.txt')
    expect((await fetch(`${site.base}/wp-admin/admin-ajax.php`, { method: 'POST', body: upload })).status).toBe(400)
  })

  test.each([[[]], [{}], [1], [true], [null]])('bar C06: %j as a name is refused at its field', async (name) => {
    const response = await site.post('/api/set-up', { token: 'x', name, email: 'a@b.test', password: 'long enough to try' })
    expect(response.status).toBe(400)
    expect(((await response.json()) as { data: { field: string } }).data.field).toBe('name')
  })

  test('bar H15: a body of two gigabytes is refused before it is read', async () => {
    const { request } = await import('node:http')
    for (const path of ['/wp-admin/admin-ajax.php', '/api/sign-in']) {
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const sending = request(
          site.base + path,
          { method: 'POST', headers: { 'content-length': String(2 * 1024 ** 3), 'content-type': 'application/json', origin: site.base } },
          (response) => resolve(response.statusCode),
        )
        sending.on('error', reject)
        sending.write('{"email":')
      })
      expect(status, path).toBe(413)
    }
  })

  test('bar H15: an endless body is cut off', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(65)) })
    const sent = fetch(`${site.base}/api/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.base },
      body,
      duplex: 'half',
    } as RequestInit)
    const status = await sent.then(
      (response) => response.status,
      () => 'closed',
    )
    expect([413, 'closed']).toContain(status)
    expect((await site.get('/healthz')).status).toBe(200)
  })
})
