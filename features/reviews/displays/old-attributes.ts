import type { Said } from '@frontage/kit/island/island'
import { type BadgeOtherwise, badgeParts, floatParts } from '../badge'
import { fitting } from '../fitting'

/**
 * Data attributes of badges and floating boxes by the names of the original (facts, §4), as settings of ours. Each is
 * held against the rule of its setting: what does not fit it, or says nothing, leaves the setting as it is.
 */
export const badgeAskedOf = (said: Said): BadgeOtherwise => ({ badge: fitting(badgeParts, pressIn(said)) })

/** `kind` holds the classes of the box, which say what is in it. */
export const floatAskedOf = (said: Said): BadgeOtherwise => ({
  ...badgeAskedOf(said),
  float: fitting(floatParts, {
    content: /\bfloattype_(\w+)/.exec(said.kind ?? '')?.[1],
    comesFrom: said.animatedir,
    delay: numberIn(said.animatedelay),
    closeAfter: said.autoclose === 'yes' ? numberIn(said.autoclosedelay) : said.autoclose && 0,
    firstVisitOnly: yesIn(said.firstvisit),
  }),
})

/** Only what is to be pressed has something to lead to. */
const pressIn = ({ onc, oncurl, oncurltarget }: Said) => ({
  onPress: onc,
  url: oncurl,
  target: oncurltarget && (oncurltarget === 'same' ? 'same' : 'new'),
})

const numberIn = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
const yesIn = (text: string | undefined): boolean | undefined => (text === 'yes' ? true : text === 'no' ? false : undefined)
