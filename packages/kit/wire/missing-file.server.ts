import type { FastifyReply, FastifyRequest } from 'fastify'

export const MISSING_FILE = 'Not found\n'
export const MISSING_FILE_TYPE = 'text/plain; charset=utf-8'

/** Endings that pages of other systems have: what is missing there is a page. */
const PAGES = /\.(?:x?html?|php\d?|aspx?|jsp|cfm)$/i
const FILE = /\.[a-z0-9]{1,11}$/i
const PAGE_TYPES = ['text/html', 'application/xhtml+xml', 'text/*']
/** What browsers fetch for a page that they show. */
const PAGE_DESTINATIONS = ['document', 'iframe', 'frame', 'embed', 'object', 'empty']

/** Whether nobody would read a page there: a file was asked for, by its name or by what is accepted. */
export function isForFile({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  const [path = ''] = url.split('?', 1)
  if (FILE.test(path) && !PAGES.test(path)) return true
  const { accept, 'sec-fetch-dest': destination } = headers
  if (typeof destination === 'string' && !PAGE_DESTINATIONS.includes(destination)) return true
  const taken = (accept ?? '*/*').split(',').map((part) => part.split(';', 1)[0]?.trim().toLowerCase() ?? '')
  return taken[0] !== '*/*' && !taken.some((type) => PAGE_TYPES.includes(type))
}

/** Answers a file that is not there: a line of text, and no page. */
export const sendMissingFile = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-store').type(MISSING_FILE_TYPE).send(MISSING_FILE)
