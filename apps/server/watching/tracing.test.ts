import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTestDatabase, engines, type TestDatabase } from '@frontage/kit/storage/database.fake'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { sendMessage } from '../messages.fake'
import { readSettings } from '../settings'
import { type FilledSite, startFilledSite, startTestSite } from '../site.fake'

type Span = {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly status?: { readonly code?: number }
}

/** Takes what is delivered as a collector would. */
async function startCollector() {
  const bodies: string[] = []
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      bodies.push(Buffer.concat(parts).toString('utf8'))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    text: () => bodies.join('\n'),
    spans: (): Span[] =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
          scopeSpans.flatMap(({ spans }) => spans),
        ),
      ),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Sends a body once the server has begun with the request. */
function sendSlowly(address: string, body: unknown): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const text = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), expect: '100-continue' }
  const sent = request(address, { method: 'POST', headers: { ...headers, origin: new URL(address).origin } }, (answer) =>
    answer.resume().once('end', resolve),
  )
  sent.once('continue', () => sent.end(text)).once('error', reject)
  sent.flushHeaders()
  return promise
}

const named = (spans: readonly Span[], name: string): Span[] => spans.filter((span) => span.name === name)

describe.each(engines)('traces on %s', (engine) => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let database: TestDatabase
  let site: FilledSite
  beforeEach(async () => {
    collector = await startCollector()
    database = await createTestDatabase(engine, inject('postgresUrl'))
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, TRUSTED_PROXIES: '127.0.0.1', METRICS_TOKEN: 'x'.repeat(20) }
    site = await startFilledSite({ ...env, ...(database.url && { DATABASE_URL: database.url }) })
  })
  afterEach(async () => {
    await site.close()
    await database.close()
    await collector.close()
  })

  test('requests, what they ask of the database, jobs and e-mails; nothing of a person', async () => {
    const email = 'jane.doe@private.example'
    await site.get('/jane-doe-was-here?secret=of-jane')
    await sendMessage(site, site.parts.plainContactForm as number, { 'your-email': email, 'your-message': 'Words of Jane' })
    await sendSlowly(`${site.base}/api/sign-in`, { email, password: 'wrong' })
    await site.app.jobs.runDue()
    await site.app.close()
    const spans = collector.spans()
    const [sent] = spans.filter(({ name }) => name.startsWith('POST ') && name.includes('feedback'))
    const within = (span: Span | undefined): string[] =>
      spans.filter(({ parentSpanId }) => span && parentSpanId === span.spanId).map(({ name }) => name)
    expect(within(sent)).toContain('insert')
    expect(within(named(spans, 'POST /api/sign-in').at(-1)), 'after the body was read').toContain('insert')
    expect(within(named(spans, 'GET /*')[0])).toContain('select')
    expect(within(named(spans, 'job mail')[0])).toContain('send e-mail')
    expect(collector.text()).not.toMatch(/jane|private\.example|127\.0\.0\.1/i)
  })

  test('a trace goes on that a trusted proxy began, and none that a stranger claims', async () => {
    const traceparent = (trace: string) => `00-${trace.repeat(32)}-${'b'.repeat(16)}-01`
    await fetch(`${site.base}/api/me`, { headers: { traceparent: traceparent('a'), 'x-forwarded-for': '203.0.113.9' } })
    await fetch(`${site.base}/api/me`, { headers: { traceparent: traceparent('c') } })
    await site.app.close()
    const traces = collector.spans().map(({ traceId }) => traceId)
    expect(traces).toContain('a'.repeat(32))
    expect(traces).not.toContain('c'.repeat(32))
  })
})

test('nothing is traced where no collector is named, and a collector that is away keeps nobody waiting', async () => {
  const plain = await startTestSite()
  expect(plain.app.tracing).toBeUndefined()
  await plain.close()
  const nobody = await startCollector()
  await nobody.close()
  const site = await startTestSite({ OTEL_EXPORTER_OTLP_ENDPOINT: nobody.endpoint })
  expect((await site.get('/healthz')).status).toBe(200)
  await site.close()
})

test('settings are those of OpenTelemetry', () => {
  const { tracing } = readSettings({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com',
    OTEL_SERVICE_NAME: 'shop',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  })
  expect(tracing).toEqual({ endpoint: 'https://otel.example.com', service: 'shop', share: 0.1 })
  expect(() => readSettings({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1')
  expect(() => readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'otel:4318' })).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT must be an address')
})
