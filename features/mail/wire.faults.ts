import { defineCall } from '@frontage/kit/wire/call'
import * as v from 'valibot'

/** Told by the browsers of visitors. Nothing about them, and no words of the error: those could hold what was typed. */
export const reportIslandFault = defineCall({
  name: 'report-island-fault',
  summary: 'Report that the code of a block failed in a browser',
  via: 'POST /api/island-faults',
  body: 1_000,
  isOpen: true,
  request: v.object({
    island: v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/, 'Enter the name of a block.')),
    /** `failed`: its code failed, and it became plain again. `mismatch`: what the browser drew was not what the server had drawn. */
    kind: v.picklist(['failed', 'mismatch']),
  }),
  answer: v.object({}),
})
