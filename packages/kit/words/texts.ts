/** Texts of one place by their names; a group may hold groups. */
export type TextTree = { readonly [key: string]: string | TextTree }

/** The same texts in any words. */
export type Wording<Texts> = Texts extends string ? string : { readonly [Key in keyof Texts]: Wording<Texts[Key]> }

/** A text that counts: one for each way in which a language counts, and one for all others. */
export type Plural = { readonly other: string } & { readonly [Way in Intl.LDMLPluralRule]?: string }

const groups: Record<string, object> = {}
const settled: Record<string, object> = {}

/** Every group that was declared, by its name. */
export const declaredTexts = (): Readonly<Record<string, object>> => groups

/**
 * Declares texts that visitors read, under a name of the form `reviews.card`. What is handed back is read as if it were
 * constant, where it is needed and not before: what it says changes with the site's language and with its owner's words.
 */
// @__NO_SIDE_EFFECTS__
export function texts<const Texts extends TextTree>(name: string, english: Texts): Wording<Texts> {
  groups[name] = Object.assign(english, settled[name])
  return english as unknown as Wording<Texts>
}

/** Puts other words into groups, whether they are there yet or come later. */
export const resolveTexts = (next: Readonly<Record<string, object>>): void => {
  for (const name in next) {
    settled[name] = next[name]!
    Object.assign(groups[name] ?? {}, next[name])
  }
}
