import { integer } from '@frontage/kit/wire/fields'
import * as v from 'valibot'
import { blockShape } from './block'
import { issueMessages } from './messages'
import { ATTRIBUTE } from './wrapper'

const named = v.object(
  {
    ...blockShape.entries,
    /** Our own: `uneven` is a pattern of wide and narrow pictures with room between them, instead of a wall. */
    arrangement: v.fallback(v.optional(v.picklist(['wall', 'uneven']), 'wall'), 'wall'),
    /** Our own: `list` is a list to choose from, instead of a link for each. */
    otherCategoriesAs: v.fallback(v.optional(v.picklist(['links', 'list']), 'links'), 'links'),
    /** Our own: the number of stored settings; what the page says itself wins over them. 0: there are none. */
    look: v.fallback(v.optional(integer, 0), 0),
    /** Our own: another server whose items are shown, as a page of somebody else names it (portfolio.other-server.client.ts). */
    server: v.optional(v.string()),
  },
  issueMessages.badAttributes,
)

const inOneText = v.pipe(
  v.object({
    [ATTRIBUTE]: v.pipe(
      v.string(issueMessages.badAttributes),
      v.parseJson(undefined, issueMessages.badAttributes),
      v.looseObject({}, issueMessages.badAttributes),
    ),
    server: v.optional(v.string()),
  }),
  v.transform(({ [ATTRIBUTE]: all, server }): v.InferInput<typeof named> => ({ ...all, server })),
  named,
)

/** Attributes as a page keeps them: each by its name, or all of them as the text that the original's wrapper carries (§8). */
export const storedShape: v.GenericSchema<
  v.InferInput<typeof named> | v.InferInput<typeof inOneText>,
  v.InferOutput<typeof named>
> = v.lazy((stored) => (typeof stored === 'object' && stored !== null && ATTRIBUTE in stored ? inOneText : named))

export type BlockAttributes = v.InferOutput<typeof named>
