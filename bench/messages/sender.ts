let written = 0

/** Sends messages one after the other, as a page does: no two are the same, each with a ticket of its own. */
export async function sendMessage(base: string, form: number, ticket: string): Promise<{ status: string; words: string }> {
  const words = `Message ${process.pid}-${++written}: a deck of kwila for the north side of the house, please.`
  const body = new FormData()
  const fields = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': words, _wpcf7_unit_tag: 'wpcf7-f1-o1' }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('_wpcf7_posted_data_hash', ticket)
  const response = await fetch(`${base}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { method: 'POST', body })
  const answer = (await response.json()) as { status: string; posted_data_hash?: string }
  return answer.status === 'stale_ticket' ? sendMessage(base, form, answer.posted_data_hash ?? '') : { status: answer.status, words }
}

/** A ticket that comes with an answer: good at once. */
export async function freshTicket(base: string, form: number): Promise<string> {
  const body = new FormData()
  body.append('_wpcf7_unit_tag', 'wpcf7-f1-o1')
  body.append('_frontage_ticket', 'made up')
  for (const [name, value] of Object.entries({ 'your-name': 'A', 'your-email': 'a@b.test', 'your-message': 'x' })) body.append(name, value)
  const response = await fetch(`${base}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, { method: 'POST', body })
  return ((await response.json()) as { posted_data_hash: string }).posted_data_hash
}
