/** A file as rules see it; a browser's `File` fits. Size in bytes. */
export type FileFacts = { readonly name: string; readonly size: number }

/** What stands in one field: its texts, trimmed and without blank ones, and its files, without nameless ones. */
export type Filled = { readonly texts: readonly string[]; readonly files: readonly FileFacts[] }

/** A filled-in form: field name (without `[]`) → what stands in it. */
export type Values = ReadonlyMap<string, Filled>

/** A rule as it travels in the schema. Parameters may come from any site, so each rule reads its own with care. */
export type Rule = {
  readonly rule: string
  readonly field?: string | undefined
  readonly accept?: unknown
  readonly threshold?: unknown
  readonly base?: unknown
  readonly interval?: unknown
  readonly rules?: readonly Rule[] | undefined
  readonly error?: string | undefined
}

/** Asks one rule inside another: undefined when it passes, else its words, which may be empty. */
export type Ask = () => string | undefined

/** Whether a field keeps a rule. A text instead of `false` refuses with these words rather than the rule's own. */
export type Check = (filled: Filled, rule: Rule, inner: readonly Ask[]) => boolean | string

export type Checks = Readonly<Record<string, Check>>

/** A refused field: the rule that refused it and its words, empty when the rule brought none. */
export type Finding = { readonly field: string; readonly rule: string; readonly error: string }
