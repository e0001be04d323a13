import { dateFormat } from '@frontage/kit/say'
import type { FieldType } from './form'

const day = /* @__PURE__ */ dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** How people read what was filled in: a day in words, in the language of the site, anything else as it is. */
export const inWords = (type: FieldType | null | undefined, value: string): string => {
  const at = type === 'date' && DAY.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(at) ? value : day().format(at)
}
