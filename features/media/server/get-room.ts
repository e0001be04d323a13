import type { Tools } from '@frontage/kit/feature.server'
import { answer } from '@frontage/kit/wire/answer.server'
import { getRoom } from '../wire.room'
import { mayKeepMedia } from './policy'

/** Free bytes, in floors, below which it is said before it is too late; and the share of the quota. */
const FEW_FLOORS = 2
const MOST_USED = 0.9

/** How full the place for files is, for whoever can do something about it. */
export const getRoomRoute = ({ room }: Pick<Tools, 'room'>) =>
  answer(getRoom)
    .allow(mayKeepMedia)
    .with(async () => {
      const state = await room.state()
      const { used, quota, free, floor } = state
      return { ...state, isSoon: free < FEW_FLOORS * floor || (quota > 0 && used > MOST_USED * quota) }
    })
