import { rememberedList } from '@frontage/kit/storage/remembered.client'
import type { FieldName, FormField, ReviewForm } from '../../../review-form'
import { SENT_REVIEWS } from '../../../spec'
import { type Filled, wireNameOf } from '../../filled-form'

/** What this browser remembers of a review that it has sent (reviews, §3). */
type SentReview = { readonly fid: string; readonly pid: string; readonly submitted: 'yes'; readonly unbrid: string }

/** A form on a page. */
export type FormContext = { readonly fid: string; readonly pid: string; readonly once: ReviewForm['once'] }

const records = rememberedList<SentReview>('local', SENT_REVIEWS)

const isOf =
  ({ fid, pid, once }: FormContext) =>
  (record: SentReview): boolean =>
    String(record.fid) === fid && (once === 'form' || String(record.pid) === pid)

/** The id of the review that this browser has sent with the form. */
export const sentRecordOf = (place: FormContext): string | undefined => records.read().find(isOf(place))?.unbrid

export const keepRecord = ({ fid, pid, once }: FormContext, unbrid: string): void =>
  records.keep({ fid, pid, submitted: 'yes', unbrid }, isOf({ fid, pid, once }))

export const dropRecord = (unbrid: string): void => records.drop((record) => record.unbrid === unbrid)

/** 128 bits that nobody can guess, in hexadecimal. */
export const newUnbrid = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Facts, §5: addresses that open a form. */
export function opensByAddress(search: URLSearchParams): boolean {
  return /^(yes|auto)$/.test(search.get('wppl') ?? '') || /^[12]$/.test(search.get('review') ?? '')
}

/** What stands in the fields; of a file field, the name of its first file. */
export function filledIn(form: HTMLFormElement, fields: readonly FormField[]): Filled {
  const data = new FormData(form)
  const textOf = (name: FieldName): string => {
    const value = data.get(wireNameOf(name)) ?? ''
    return value instanceof File ? value.name : value
  }
  return Object.fromEntries(fields.map(({ name }) => [name, textOf(name)]))
}

/** The whole form as it is sent (reviews, §7.1; facts, §5). */
export function submissionOf(form: HTMLFormElement, { fid, pid }: FormContext, unbrid: string): FormData {
  const data = new FormData(form)
  const chosen = form.querySelector<HTMLSelectElement>(`[name="${wireNameOf('select_page')}"]`)?.selectedOptions[0]
  const further = {
    wprevpro_fid: fid,
    wprev_postid: pid,
    wprev_unique_id: unbrid,
    unbrid,
    wprev_urltag: new URLSearchParams(location.search).get('wrtg') ?? '',
    wprevpro_selpagename: chosen?.value ? chosen.text : '',
  }
  for (const [name, value] of Object.entries(further)) data.set(name, value)
  return data
}

/** The control of a field, or the first of its group. */
export function controlOf(form: HTMLFormElement, name: FieldName): HTMLElement | undefined {
  const found = form.elements.namedItem(wireNameOf(name))
  const first = found instanceof RadioNodeList ? found[0] : found
  return first instanceof HTMLElement ? first : undefined
}

/** The stars that are chosen; 0: none. */
export const ratingIn = (form: HTMLFormElement): number => Number(new FormData(form).get(wireNameOf('review_rating')) ?? 0)
