import type { Post } from '@frontage/kit/post/mail.server'
import type { DatabaseWatch } from '@frontage/kit/storage/database.server'
import type { Context, Span, SpanKind, Tracer } from '@opentelemetry/api'

/** What the library can do, as far as it is used here. */
type Library = {
  readonly tracer: Tracer
  readonly kinds: typeof SpanKind
  failed(span: Span): void
  /** The context that the caller runs in. */
  parent(): Context
  isTraced(context: Context): boolean
  contextOf(span: Span, within: Context): Context
  /** The context of a trace that headers tell of. */
  continued(headers: object): Context
  run<T>(context: Context, action: () => T): T
}

/** A request that is being answered. */
export type TracedRequest = {
  /** Runs something as a part of the request. */
  run<T>(action: () => T): T
  /** `route`: the pattern, never an address that somebody asked for. */
  end(route: string | undefined, status: number): void
}

/** Characters of a query that are told. */
const MOST_TEXT = 2_000

/** The steps that a trace consists of: requests and jobs, and within them queries and e-mails. */
export function stepsIn(library: Library) {
  const { tracer, kinds, failed } = library

  async function within(name: string, kind: SpanKind, action: () => Promise<void>): Promise<void> {
    const parent = library.parent()
    const span = tracer.startSpan(name, { kind }, parent)
    try {
      await library.run(library.contextOf(span, parent), action)
    } catch (reason) {
      failed(span)
      throw reason
    } finally {
      span.end()
    }
  }

  return {
    /** `headers`: of a proxy that is trusted; its trace goes on here. */
    begin: (method: string, headers?: object): TracedRequest => {
      const parent = headers ? library.continued(headers) : library.parent()
      const span = tracer.startSpan(method, { kind: kinds.SERVER, attributes: { 'http.request.method': method } }, parent)
      const context = library.contextOf(span, parent)
      return {
        run: (action) => library.run(context, action),
        end: (route = 'none', status) => {
          span.updateName(`${method} ${route}`)
          span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
          if (status >= 500) failed(span)
          span.end()
        },
      }
    },

    job: (kind: string, action: () => Promise<void>): Promise<void> => within(`job ${kind}`, kinds.CONSUMER, action),

    tracedPost: (post: Post): Post => ({
      ...post,
      send: (letter, how) => within('send e-mail', kinds.CLIENT, () => post.send(letter, how)),
    }),

    /** Queries that nothing traced asks, such as looking for due jobs each second, are not told of. */
    database: {
      asked: ({ kind, seconds, hasFailed, text }) => {
        const parent = library.parent()
        if (!library.isTraced(parent)) return
        const end = Date.now()
        const attributes = { 'db.operation.name': kind, 'db.query.text': text.slice(0, MOST_TEXT) }
        const span = tracer.startSpan(kind, { kind: kinds.CLIENT, startTime: end - seconds * 1000, attributes }, parent)
        if (hasFailed) failed(span)
        span.end(end)
      },
      waited: () => undefined,
    } satisfies DatabaseWatch,
  }
}
