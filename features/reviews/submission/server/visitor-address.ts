import { isIP } from 'node:net'
import type { Feature, Tools } from '@frontage/kit/feature.server'
import { addressOf } from '@frontage/kit/wire/address'
import { bucketToday } from '@frontage/kit/wire/bucket.server'
import type { ReviewForm } from '../../review-form'
import { findVisitorAddress } from '../../wire.address'
import type { Sent } from '../wire'

/** GET /api/reviews/address: a form that keeps the address asks for it here. It is told to whoever asks, and kept nowhere. */
export const mountVisitorAddress = (): NonNullable<Feature['mount']> => (server) => {
  server.get(addressOf(findVisitorAddress).path, async (request, reply) =>
    reply.header('cache-control', 'no-store').send({ ip: request.ip }),
  )
}

/** The address that is kept with a review: only where its form says so, and only the one that the review came from. */
export function addressKept(tools: Pick<Tools, 'keys' | 'clock'>, form: ReviewForm, sent: Sent, bucket: string): string {
  const address = sent.wprev_ipFormInput.trim()
  if (!form.askAddress || !isIP(address)) return ''
  return bucketToday(tools, address) === bucket ? address : ''
}
