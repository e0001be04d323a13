import { elsewhereMessages } from './messages.elsewhere'

/** A passage of a review that visitors do not read. */
export type Redaction = { readonly kind: string; readonly passage: string }

/** The text as visitors read it: a mark stands wherever a passage stood. Longer passages first, they may hold shorter ones. */
export const redacted = (text: string, redactions: readonly Redaction[]): string =>
  redactions
    .toSorted((a, b) => b.passage.length - a.passage.length)
    .reduce((covered, { passage }) => covered.replaceAll(passage, elsewhereMessages.redacted), text)
