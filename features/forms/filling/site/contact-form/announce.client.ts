import { PLUGIN_VERSION } from '../../../spec'
import type { Tell } from '../../form-state'
import type { PlainFirst } from '../../plain'

type Told = { readonly first: PlainFirst; readonly unit: string; readonly data: FormData }

/** Which of the events tells what an answer says, before the one of every answer; those of payment and of other makes have none. */
const told: ReadonlyMap<string, string> = new Map([
  ...([
    ['validation_failed', 'invalid'],
    ['acceptance_missing', 'unaccepted'],
    ['spam', 'spam'],
  ] as const),
  ...([
    ['aborted', 'aborted'],
    ['mail_sent', 'mailsent'],
    ['mail_failed', 'mailfailed'],
  ] as const),
])

/** Tells the page what happens, in the original's words (facts, §6), so that tracking of old keeps working. */
export function announce(form: HTMLFormElement, { first, unit, data }: Told, { name, status, before, answer }: Tell): void {
  const fields = [...data].filter(([field]) => !field.startsWith('_'))
  const detail = {
    contactFormId: first.form,
    pluginVersion: PLUGIN_VERSION,
    contactFormLocale: first.schema.locale,
    unitTag: unit,
    containerPostId: 0,
    status,
    ...(name !== 'statuschanged' && { inputs: fields.map(([field, value]) => ({ name: field, value })), formData: data }),
    ...(answer && { apiResponse: answer }),
    ...(before && { prevStatus: before }),
  }
  if (name === 'statuschanged') keepInert(form, status)
  const said = name === 'submit' && told.get(status)
  // Also heard by the page around a shadow root.
  for (const event of said ? [said, name] : [name])
    form.dispatchEvent(new CustomEvent(`wpcf7${event}`, { bubbles: true, composed: true, detail }))
}

/** Facts, §6: what must not be used while a status holds. */
function keepInert(form: HTMLFormElement, status: string): void {
  for (const element of form.querySelectorAll<HTMLElement>('[class*="inert-on-"]')) {
    const isInert = element.classList.contains(`inert-on-${status}`)
    element.inert = isInert
    element.classList.toggle('active-on-any', isInert)
  }
}
