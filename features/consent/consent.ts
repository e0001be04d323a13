import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'
import { type Category, categories } from './choice'
import { messages } from './messages'
import { tagManagerId } from './tag-manager'

/** The words that the program comes with. */
export const usual = { ...messages }

const line = (most: number, standard: string) => v.optional(v.pipe(text(most), v.trim(), v.nonEmpty('Enter some text.')), standard)

const category = (name: Category) =>
  v.optional(v.object({ isUsed: v.optional(v.boolean(), false), text: line(400, usual.categories[name].text) }), {})

/** What visitors are asked, and in which words. */
export const consentShape = v.object({
  isOn: v.optional(v.boolean(), false),
  title: line(80, usual.title),
  text: line(500, usual.text),
  /** Where the whole of it can be read. */
  more: v.optional(v.nullable(v.object({ label: line(60, usual.more), href })), null),
  preferences: category('preferences'),
  statistics: category('statistics'),
  marketing: category('marketing'),
  /** The owner's tag manager, which is loaded for whoever allows statistics; empty: none. */
  tagManager: v.optional(tagManagerId, ''),
  /** Whoever's browser says that they do not want to be followed is not asked, and refuses. */
  respectsSignals: v.optional(v.boolean(), true),
})

export type Consent = v.InferOutput<typeof consentShape>

/** The categories that the site makes use of; a tag manager makes statistics. */
export const usedIn = (consent: Consent): Category[] =>
  categories.filter((name) => consent[name].isUsed || (name === 'statistics' && consent.tagManager !== ''))

/** Something that has to be asked for: else there is no question. */
export const asks = (consent: Consent): boolean => consent.isOn && usedIn(consent).length > 0
