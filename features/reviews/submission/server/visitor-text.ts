import type { FieldName } from '../../review-form'
import { LONGEST_LINE, LONGEST_TEXT } from '../../spec'

/** One line: neither line breaks nor characters that turn the text around them. */
const lineOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()

/** Several lines. */
const paragraphsOf = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .trim()

/** What was typed into a field, made fit to be kept. */
export const cleanText = (name: FieldName, text: string): string => (name === 'review_text' ? paragraphsOf : lineOf)(text)

/** Characters that a field takes (facts, §3.3). */
export const longestOf = (name: FieldName): number => (name === 'review_text' ? LONGEST_TEXT : LONGEST_LINE)
