/** Languages that are written from right to left. */
const rightToLeft = ['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ku-Arab', 'ps', 'sd', 'syr', 'ug', 'ur', 'yi']

/** `en-GB`, `he`, `zh-Hant-TW`: a language, and if need be how it is written and where. */
export const languageTag = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/

export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rightToLeft.some((other) => tag === other || tag.startsWith(`${other}-`)) ? 'rtl' : 'ltr'

/** Languages that the product's own texts have. */
const withTexts = ['en', 'de']

export const hasTexts = (tag: string): boolean => withTexts.includes(tag.split('-')[0]!)
