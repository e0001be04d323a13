import type { Review } from '../../../review'

/** Title and text as they were written. */
export function fullText({ title, text, original = { title, text } }: Pick<Review, 'title' | 'text' | 'original'>): string {
  return [original.title, original.text].filter(Boolean).join('\n\n')
}

type Field = { readonly value: string; readonly selectionStart: number; readonly selectionEnd: number }

/** The marked words of a field, without the spaces around them. */
export const markedIn = ({ value, selectionStart, selectionEnd }: Field): string => value.slice(selectionStart, selectionEnd).trim()
