import type { Context, Span } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import { version } from '../../../package.json'
import type { ServerSettings } from '../settings'
import { stepsIn } from './trace-steps'

export type { TracedRequest } from './trace-steps'
export type Tracing = Awaited<ReturnType<typeof openTracing>>

type Settings = ServerSettings['tracing'] & { readonly endpoint: string }

/** Milliseconds for which a collector is waited for: per delivery, and at the end. */
const PATIENCE = 5_000
const LAST_PATIENCE = 2_000

/** Traces only where they are sent somewhere: the library is loaded for no one else. */
export const tracingFor = async ({ tracing }: ServerSettings, log: Logger): Promise<Tracing | undefined> =>
  tracing.endpoint ? openTracing({ ...tracing, endpoint: tracing.endpoint }, log) : undefined

/** Traces for OpenTelemetry. No span holds anything of a person: routes are patterns, queries are without their values. */
async function openTracing({ endpoint, service, share }: Settings, log: Logger) {
  const { SpanKind, SpanStatusCode, trace } = await import('@opentelemetry/api')
  const { BatchSpanProcessor, ParentBasedSampler, TracerProvider, TraceIdRatioBasedSampler } = await import('@opentelemetry/sdk-trace')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')

  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: PATIENCE })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withComplaint(exporter, log), exportTimeoutMillis: PATIENCE })],
  })
  const tracer = provider.getTracer('frontage', version)
  const contexts = new AsyncLocalStorageContextManager().enable()
  const steps = stepsIn({
    tracer,
    kinds: SpanKind,
    failed: (span: Span) => span.setStatus({ code: SpanStatusCode.ERROR }),
    parent: () => contexts.active(),
    isTraced: (context: Context) => trace.getSpan(context) !== undefined,
    contextOf: (span: Span, within: Context) => trace.setSpan(within, span),
    continued: (headers: object) => new W3CTraceContextPropagator().extract(contexts.active(), headers, headerReader),
    run: <T>(context: Context, action: () => T): T => contexts.with(context, action),
  })

  return {
    ...steps,
    /** Delivers what is left, but waits for no collector that does not answer. */
    close: async (): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const late = setTimeout(resolve, LAST_PATIENCE)
      await Promise.race([provider.shutdown().catch(() => undefined), promise])
      clearTimeout(late)
      contexts.disable()
    },
  }
}

const headerReader = {
  get: (headers: object, name: string): string | undefined => {
    const value: unknown = (headers as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : undefined
  },
  keys: (headers: object): string[] => Object.keys(headers),
}

/** Says once that the collector takes nothing, and once more when it did meanwhile. */
function withComplaint(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.code !== 0
        if (hasFailed && !isAway) log.warn({ err: result.error }, 'traces cannot be delivered to OTEL_EXPORTER_OTLP_ENDPOINT')
        isAway = hasFailed
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}
