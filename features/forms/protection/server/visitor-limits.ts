import type { Tools } from '@frontage/kit/feature.server'
import type { Throttle } from '@frontage/kit/storage/throttle.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../../messages.checks'

export type VisitorLimits = ReturnType<typeof createVisitorLimits>

/** Seconds. */
const MINUTE = 60
const DAY = 86_400
/** Times what is allowed in a minute: above it messages of a day wait in quarantine; sooner when no ticket came with them. */
const BUSY = 5
const BUSY_UNTOLD = 1

/** How much one network may send, whatever its forms are. Counted in the database: all processes count together. */
export const createVisitorLimits = (throttle: Throttle, { formMessagesPerMinute, formUploadsPerMinute }: Tools['settings']) => ({
  count: async (form: number, bucket: string): Promise<void> => {
    if (!(await throttle.isWithin(formMessagesPerMinute, `form ${form}`, bucket, MINUTE)))
      throw new Refusal('too-many', messages.tooManyMessages, { status: 429, retryAfter: MINUTE })
  },
  isBusy: async (form: number, bucket: string, hasTicket: boolean): Promise<boolean> =>
    (await throttle.count(`form ${form} today`, bucket, DAY)) > (hasTicket ? BUSY : BUSY_UNTOLD) * formMessagesPerMinute,
  countUpload: (bucket: string): Promise<boolean> => throttle.isWithin(formUploadsPerMinute, 'form uploads', bucket, MINUTE),
})
