import type { TestDatabase } from '@frontage/kit/storage/database.fake'
import pino from 'pino'
import { feedbackAt, formTicket, formWithFile, messageBody, pdfNamed } from '../messages.fake'
import { filled, startReviewedSite } from '../submission/submission.fake'

/** What nobody may find again where it does not belong: each word stands in one thing that a visitor or an owner sends. */
export const CANARY = 'Kotuku77'
export const VISITOR = `${CANARY}@example.test`
export const WRONG_PASSWORD = `${CANARY} wrong guess`
export const NEW_PASSWORD = `${CANARY} new password`

const form = formWithFile({ body: '[your-message] [_url] [_remote_ip] [_user_agent]' })

export type TracedSite = Awaited<ReturnType<typeof startTracedSite>>

/** A site behind a trusted proxy, with everything that it logs. */
export async function startTracedSite(env: Record<string, string> = {}, database?: TestDatabase) {
  const url = database?.url
  const site = await startReviewedSite({ TRUSTED_PROXIES: '127.0.0.1', ...(url && { DATABASE_URL: url }), ...env })
  const lines: string[] = []
  Object.assign(site.app.log, { [pino.symbols.streamSym]: { write: (line: string) => lines.push(line) } })
  site.app.log.level = 'debug'
  const saved = await site.post('/api/forms/save', { form }, { cookie: site.cookies.owner })
  const { id } = (await saved.json()) as { id: number }
  return { ...site, url, lines, form: id, formTicket: () => formTicket(site.app, id) }
}

/** A message with a file, as a browser sends it; `used` is its ticket. */
export function messageOf(site: Pick<TracedSite, 'form'>, used: string, words: string): FormData {
  const fields = { 'your-name': `${CANARY} Ann`, 'your-email': VISITOR, 'your-message': words }
  return messageBody(site.form, { _frontage_ticket: used, ...fields, doc: pdfNamed(CANARY) })
}

export const feedbackOf = ({ form: id }: Pick<TracedSite, 'form'>): string => feedbackAt(id)

export const reviewOf = (fid: string): Record<string, string> =>
  filled({
    ...{ wprevpro_fid: fid, wprevpro_reviewer_name: `${CANARY} Ann`, wprevpro_reviewer_email: VISITOR },
    wprevpro_review_text: `Built by ${CANARY}, ${crypto.randomUUID()}.`,
  })
