/** Gaps as they stand in a text: {total}, {stars} */
export const named = (gaps: readonly string[]): string => gaps.map((name) => `{${name}}`).join(', ')

/** Why a text is refused. */
export const messages = {
  unknownGap: (gap: string, known: readonly string[]): string =>
    known.length
      ? `There is nothing to fill in for {${gap}} here. You can use ${named(known)}.`
      : `There is nothing to fill in for {${gap}} here. Write this text without braces.`,
  brokenGap: (known: readonly string[]): string =>
    known.length ? `A brace is missing or has no partner. You can use ${named(known)}.` : 'Please write this text without braces.',
  /** When a text is set that is not there. */
  noSuchText: 'This text no longer exists. Reload the page.',
} as const
