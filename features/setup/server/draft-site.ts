import type { Tools } from '@frontage/kit/feature.server'
import { safeParse } from 'valibot'
import type { Answered } from './answers'
import type { Around } from './around'
import { factsOf } from './facts'
import type { Fits } from './pages/build'
import type { Kept } from './pages/facts'
import { contactFormFrom, reviewFormFrom } from './pages/forms'
import { wordsIn } from './pages/language'
import type { Making } from './pages/parts'

/** Whether a block is there, and takes what is written into it. */
export const fitsIn =
  ({ findBlock }: Pick<Tools['registry'], 'findBlock'>): Fits =>
  ({ block, props }) => {
    const shape = findBlock(block)
    return shape !== undefined && safeParse(shape, props).success
  }

export const makingOf = (answered: Answered, registry: Tools['registry']): Making => ({
  facts: factsOf(answered),
  words: wordsIn(answered.language),
  fits: fitsIn(registry),
})

type Forms = { readonly contact: number; readonly review: number }

/** What pages show that is kept elsewhere: forms by their numbers, or written into the page as long as they have none. */
export const keptFor = ({ facts, words }: Making, { filled, logo }: Pick<Around, 'filled' | 'logo'>, { contact, review }: Forms): Kept => ({
  contactForm: contact ? { form: contact } : { definition: contactFormFrom(facts, words) },
  reviewForm: review ? { form: review } : { definition: reviewFormFrom(words) },
  filled,
  logo,
})
