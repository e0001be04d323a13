import path from 'node:path'
import { pluginFolders } from '../pages/pairs.ts'
import { startWordPress } from '../peers/wordpress.ts'
import { type Later, temporaryFolder } from '../tools/cleanup.ts'
import { cpuOf } from '../tools/cpu.ts'

const WARM_UP = 20

/** CPU of a WordPress with Contact Form 7 and Flamingo for one message that it stores, in milliseconds; no e-mail is sent. Undefined where they are not given. */
export async function costBeside(calls: number, later: Later): Promise<number | undefined> {
  const plugins = pluginFolders()
  if (!plugins.length) return undefined
  const site = await startWordPress(
    path.join(temporaryFolder(later), 'wordpress'),
    { pages: [{ title: 'Contact', content: '' }], plugins },
    later,
  )
  if (!site.form) throw new Error('Contact Form 7 is not among WORDPRESS_PLUGINS')
  const address = new URL(`/index.php?rest_route=/contact-form-7/v1/contact-forms/${site.form}/feedback`, site.url(0)).href
  for (let count = 0; count < WARM_UP; count++) await send(address, site.form, count)
  const used = (): number => site.pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = used()
  for (let count = 0; count < calls; count++) await send(address, site.form, WARM_UP + count)
  return (used() - before) / calls
}

async function send(address: string, form: number, count: number): Promise<void> {
  const body = new FormData()
  const fields = {
    _wpcf7: String(form),
    _wpcf7_unit_tag: `wpcf7-f${form}-o1`,
    'your-name': 'Ann',
    'your-email': 'ann@example.test',
    'your-subject': `Deck ${count}`,
    'your-message': `Message ${count}: a deck of kwila for the north side of the house, please.`,
  }
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await (await fetch(address, { method: 'POST', body })).text()
  if (!answer.includes('"mail_sent"')) throw new Error(`Contact Form 7 answers: ${answer.slice(0, 300)}`)
}
