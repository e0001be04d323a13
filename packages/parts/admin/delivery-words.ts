/** How far a letter came. `kept`: there was no mail server, so it lies on the site and never left it. */
export type Delivered = { readonly state: 'queued' | 'sent' | 'kept' | 'dead'; readonly attempts: number }

const words = { sent: 'Sent', kept: 'Stored here, not sent', dead: 'Could not be delivered' } as const

/** What became of a letter, in plain words: the same wherever it is named. */
export function deliveryWords({ state, attempts }: Delivered): string {
  if (state !== 'queued') return words[state]
  return attempts > 0 ? 'Waiting to retry' : 'Waiting to be sent'
}
