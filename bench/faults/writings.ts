import { ask, formOf } from './ask.ts'

/** What one try came to: it is kept, or goes on with another ticket, or is made again for a reason. */
export type Tried = 'kept' | { readonly ticket: string } | { readonly again: string }
/** Sends some words once. `ticket`: none at first; `takes`: milliseconds for the body. Throws what `ask` throws. */
export type Writing = (to: { readonly base: string; readonly ticket: string; readonly takes: number }, words: string) => Promise<Tried>

type Answer = { readonly status?: string; readonly posted_data_hash?: string }

/** A visitor's message to a form; with `file`, its words come along as a file of that field once more. */
export const messageTo =
  (form: number, file?: string): Writing =>
  async ({ base, ticket, takes }, words) => {
    const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': words, _wpcf7_unit_tag: 'wpcf7-f1-o1' }
    const standing = ticket ? { _wpcf7_posted_data_hash: ticket } : { _frontage_ticket: 'made up' }
    const body = formOf({ ...fields, ...standing, ...(file && { [file]: { file: 'plan.txt', text: words } }) })
    const heard = await ask(`${base}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, body, { spread: takes })
    if (heard.status !== 200) return { again: refusalIn(heard) }
    const answer = JSON.parse(heard.body) as Answer
    if (answer.status === 'mail_sent') return 'kept'
    return answer.status === 'stale_ticket' ? { ticket: answer.posted_data_hash ?? '' } : { again: answer.status ?? 'no status' }
  }

/** A visitor's review; each comes from a network of its own, as one network sends few a day. */
export const review: Writing = async ({ base, ticket, takes }, words) => {
  if (!ticket) return { ticket: ((await (await fetch(`${base}/api/ticket?purpose=reviews`)).json()) as { ticket: string }).ticket }
  const said = { wprevpro_review_rating: '5', wprevpro_review_text: words, wprevpro_reviewer_name: 'Ann' }
  const body = formOf({ ...said, wprevpro_reviewer_email: 'ann@example.test', action: 'wprp_save_review', wpfb_nonce: ticket })
  const headers = { 'x-forwarded-for': `203.0.${Math.trunc(Math.random() * 256)}.${Math.trunc(Math.random() * 256)}` }
  const heard = await ask(`${base}/wp-admin/admin-ajax.php`, body, { spread: takes, headers })
  if (heard.status !== 200) return { again: refusalIn(heard) }
  const { error, dbmsg } = JSON.parse(heard.body) as { error?: string; dbmsg?: string }
  return error === 'no' ? 'kept' : { again: dbmsg ?? 'no status' }
}

const refusalIn = ({ status, retryAfter }: { readonly status: number; readonly retryAfter: string | undefined }): string =>
  status === 503 && !retryAfter ? '503 without Retry-After' : String(status)
