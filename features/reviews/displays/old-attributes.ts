import type { Said } from '@frontage/kit/island/island'
import * as v from 'valibot'
import { type BadgeOtherwise, badgeParts, floatParts } from '../badge'
import { type FormOtherwise, formParts } from '../review-form'
import { MOST_POST } from '../spec'

/**
 * Data attributes of badges, floating boxes and forms by the names of the original (facts, §4), as settings of ours. Each is
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

/** A form that opens by itself does so as soon as it may; where its button opens a window, the form is in that. */
export const formAskedOf = (said: Said): { readonly post: string; readonly otherwise: FormOtherwise } => ({
  // The original writes 0 where the page is no post.
  post: said.postid === '0' ? '' : (said.postid ?? '').slice(0, MOST_POST),
  otherwise: fitting(formParts, {
    reveal: said.autopopup === 'yes' || said.ispopup === 'yes' ? 'popup' : said.formid && 'button',
    autoPopup: said.autopopup === 'yes' || said.autoclick === 'yes' ? 1 : undefined,
    once: said.formonesub === 'nop' ? 'post' : said.formonesub === 'nof' ? 'form' : undefined,
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

type Shape = v.ObjectSchema<v.ObjectEntries, undefined>

/** Those of the values that fit the rules of their settings. */
function fitting<S extends Shape>(shape: S, values: { readonly [Name in keyof S['entries']]: unknown }): v.InferOutput<S> {
  const fits = (name: string, value: unknown): boolean => value !== undefined && v.is(shape.entries[name] as v.GenericSchema, value)
  return v.parse(shape, Object.fromEntries(Object.entries(values).filter(([name, value]) => fits(name, value))))
}
