import { languagesWithTexts } from '@frontage/kit/site-language'

/** Languages that are written from right to left. */
const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ku-Arab', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']

/** `en-GB`, `he`, `zh-Hant-TW`: a language, and if need be how it is written and where. */
export const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.some((other) => tag === other || tag.startsWith(`${other}-`)) ? 'rtl' : 'ltr'

/** Whether the product's own texts have this language. */
export const hasTexts = (tag: string): boolean => Object.hasOwn(languagesWithTexts, tag.split('-')[0]!)
