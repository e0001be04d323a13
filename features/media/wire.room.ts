import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

/** How much room there is for files, in bytes. */
export const getRoom = defineCall({
  name: 'get-room',
  summary: 'See how much room is left for files',
  via: 'GET /api/room',
  request: v.object({}),
  answer: v.object({
    used: v.number(),
    /** 0: only the disk sets a limit. */
    quota: v.number(),
    free: v.number(),
    /** What files leave free for everything else. */
    floor: v.number(),
    /** Why no files are taken; empty while they are. */
    lack: v.picklist(['quota', 'disk', '']),
    /** `soon`: less than a tenth of the quota, or hardly more than the floor, is left. */
    isSoon: v.boolean(),
  }),
})
export type RoomLeft = v.InferOutput<typeof getRoom.answer>
