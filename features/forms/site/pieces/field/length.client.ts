import { lengthOf, trim } from '@frontage/rules/text'

/** Characters as the rules count them (F05). */
export const lengthIn = (text: string): number => lengthOf(trim(text))
