import type { Tools } from '@frontage/kit/feature.server'
import type { Throttle } from '@frontage/kit/storage/throttle.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import { messages } from '../messages.server'

export type VisitorLimits = ReturnType<typeof createVisitorLimits>

/** Seconds. */
const MINUTE = 60
const DAY = 86_400

/** How much one network may send, whatever its forms are. Counted in the database: all processes count together. */
export const createVisitorLimits = (throttle: Throttle, { formMessagesPerMinute, formUploadsPerMinute }: Tools['settings']) => ({
  count: async (form: number, bucket: string): Promise<void> => {
    if ((await throttle.count(`form ${form}`, bucket, MINUTE)) > formMessagesPerMinute)
      throw new Refusal('too-many', messages.tooManyMessages, { status: 429, retryAfter: MINUTE })
  },
  today: (form: number, bucket: string): Promise<number> => throttle.count(`form ${form} today`, bucket, DAY),
  countUpload: async (bucket: string): Promise<boolean> => (await throttle.count('form uploads', bucket, MINUTE)) <= formUploadsPerMinute,
})
