import { WireError } from '@frontage/kit/wire/send.client'

const offline = 'You seem to be offline. Nothing was lost; please try again when you are connected.'
const garbled = 'The site sent an unexpected answer. Please reload the page.'
const broken = 'Something went wrong on our side. Please try again.'

/** Why something failed, in words for the person at the screen. */
export function explain(error: unknown): string {
  if (!(error instanceof WireError)) return broken
  if (error.fault === 'offline') return offline
  if (error.fault === 'not-json' || error.fault === 'unusable') return garbled
  return error.refusal?.message ?? broken
}
