import type { Address } from '@frontage/kit/wire/address'
import { addInterceptor, fetchFromOther, type OtherServer, ticketFromOther } from '@frontage/kit/wire/other-server.client'
import type { CallFields } from '@frontage/kit/wire/send.client'
import type { loadMoreAddress } from '../../../wire.address'

// Spelled here once more: code that is for pages with another server alone shares no file with what every list loads.
const NAME: (typeof loadMoreAddress)['name'] = 'wprp_load_more_revs'
const { purpose, field }: Pick<(typeof loadMoreAddress)['ticket'], 'purpose' | 'field'> = { purpose: 'reviews', field: 'wpfb_nonce' }

/** The servers of lists, by the number of the list here. */
const others = new Map<string, OtherServer>()

/** Asks another server for the reviews of a list from here on. Undefined of what is drawn as a slider: its first reviews are ours. */
export function pointAt(list: number, other: OtherServer, html: string): string | undefined {
  if (!html.includes('data-island="review-list"')) return undefined
  if (!others.size) addInterceptor(askOther)
  others.set(String(list), other)
  return html
}

function askOther({ name, via }: Address, input: CallFields, signal?: AbortSignal): Promise<Response> | undefined {
  const other = name === NAME && !(input instanceof FormData) ? others.get(String(input.revid)) : undefined
  return other && askFor(other, { name, via }, { ...input, revid: other.id }, signal)
}

async function askFor(other: OtherServer, call: Address, input: CallFields, signal?: AbortSignal): Promise<Response> {
  const ticket = other.hasTickets && { [field]: await ticketFromOther(other, purpose) }
  return fetchFromOther(other, call, { ...input, ...ticket }, signal)
}
