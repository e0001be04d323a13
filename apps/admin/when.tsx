import { exactTime } from '@frontage/kit/zone'
import { timeWords } from './time-words'

/** How long ago, with the exact time on hover. */
export function When({ at }: { readonly at: string }) {
  const time = new Date(at)
  return (
    <time dateTime={at} title={exactTime(time)}>
      {timeWords(time, new Date())}
    </time>
  )
}
