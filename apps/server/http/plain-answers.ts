import { MARK, withoutMarks } from '@frontage/kit/foreign'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** What only browsers send, for a page that shows the answer. */
const shown = ['sec-fetch-mode', 'origin', 'referer']

const isForPage = ({ headers }: FastifyRequest): boolean => shown.some((name) => headers[name] !== undefined)

/**
 * Texts of the product that are not in the language of the site are marked in answers, so that a page says which language they
 * are in and how they run. Programs get the words alone.
 */
export function answerProgramsPlainly(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const isData = typeof payload === 'string' && String(reply.getHeader('content-type')).includes('json')
    return isData && payload.includes(MARK) && !isForPage(request) ? withoutMarks(payload) : payload
  })
}
