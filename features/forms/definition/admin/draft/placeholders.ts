import type { FieldType } from '../../../form'
import { type Draft, draftFields } from './draft'

/** What can stand in a letter, and what it becomes. */
export type Placeholder = { readonly token: string; readonly label: string }

const silent: readonly FieldType[] = ['note', 'quiz', 'captcha']
const plain = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The fields that bring something, under their names. */
export const fieldPlaceholders = (draft: Draft): Placeholder[] =>
  draftFields(draft)
    .filter(({ type }) => !silent.includes(type))
    .map(({ name, label }) => ({ token: `[${name}]`, label: plain(label) || name }))

/** What the site itself knows. */
export const sitePlaceholders: readonly Placeholder[] = [
  { token: '[_form_title]', label: 'Form name' },
  { token: '[_site_title]', label: 'Site name' },
  { token: '[_site_url]', label: 'Site address' },
]

/** What only the owner may read: letters of thanks carry nothing that a visitor wrote, or strangers could send anything in our name. */
export const ownerPlaceholders: readonly Placeholder[] = [
  { token: '[_all]', label: 'All fields' },
  { token: '[_url]', label: 'Page it was sent from' },
  { token: '[_entry_url]', label: 'Link to the message in your inbox' },
]

/** Field names in brackets that no field has. */
export function strayTokens(text: string, draft: Draft): string[] {
  const known = new Set(draftFields(draft).map(({ name }) => name))
  const found = [...text.matchAll(/\[([A-Za-z][\w:-]*)\]/g)].map(([, name = '']) => name)
  return [...new Set(found.filter((name) => !known.has(name)))]
}

/** A text with a token in the place of what was selected, and where the caret stands then. */
export const inserted = (text: string, token: string, from: number, to: number): { readonly text: string; readonly caret: number } => ({
  text: text.slice(0, from) + token + text.slice(to),
  caret: from + token.length,
})
