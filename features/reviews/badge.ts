import { text } from '@frontage/kit/wire/fields'
import * as v from 'valibot'

const flag = (otherwise: boolean) => v.optional(v.boolean(), otherwise)
const seconds = (otherwise: number) => v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(3600)), otherwise)
const id = v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null)

/** A badge: the average in a small sign, and what a press on it does (R50). */
export const badgeShape = v.object({
  name: v.optional(text(200), ''),
  onPress: v.optional(v.picklist(['none', 'url', 'slideout', 'popup']), 'none'),
  url: v.optional(
    v.pipe(
      text(800),
      v.regex(/^$|^(https?:\/\/[^\s@]+|\/(?!\/)[^\s\\]*)$/i, 'Start the link with https:// or, for a page on this site, with /.'),
    ),
    '',
  ),
  target: v.optional(v.picklist(['same', 'new']), 'same'),
  /** Where a slide-out comes from (R55). */
  side: v.optional(v.picklist(['right', 'left', 'top', 'bottom']), 'right'),
  /** The display template that slide-out and pop-up show; none: the newest reviews. */
  template: id,
  showSources: flag(true),
})
export type Badge = v.InferOutput<typeof badgeShape>

/** A box that floats above a page: a badge, some reviews, or one review after the other (R51 to R54). */
export const floatShape = v.object({
  content: v.optional(v.picklist(['badge', 'reviews', 'pop']), 'pop'),
  badge: v.optional(badgeShape, {}),
  template: id,
  place: v.optional(v.picklist(['bottom-right', 'bottom-middle', 'bottom-left', 'top-left', 'top-middle', 'top-right']), 'bottom-left'),
  comesFrom: v.optional(v.picklist(['right', 'bottom', 'left', 'fade']), 'bottom'),
  delay: seconds(2),
  /** Closes by itself after these seconds; 0: stays. */
  closeAfter: seconds(0),
  /** Shows itself on the first page of a visit only. */
  firstVisitOnly: flag(false),
  hideOn: v.optional(v.picklist(['', 'phones', 'wide']), ''),
})
export type Float = v.InferOutput<typeof floatShape>

/** What the place of a badge, or of a box, may want otherwise than its settings say. */
export const badgeParts = v.partial(v.pick(badgeShape, ['onPress', 'url', 'target']))
export const floatParts = v.partial(v.pick(floatShape, ['content', 'comesFrom', 'delay', 'closeAfter', 'firstVisitOnly']))
export const badgeOtherwiseShape = v.object({ badge: v.optional(badgeParts), float: v.optional(floatParts) })
export type BadgeOtherwise = v.InferOutput<typeof badgeOtherwiseShape>
