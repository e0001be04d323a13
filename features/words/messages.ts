/** Gaps as they stand in a text: {total}, {stars} */
export const named = (gaps: readonly string[]): string => gaps.map((name) => `{${name}}`).join(', ')

/** Why a text is refused. */
export const messages = {
  unknownGap: (gap: string, known: readonly string[]): string =>
    known.length
      ? `Nothing is known here that could be put in for {${gap}}. You can use ${named(known)}.`
      : `Nothing can be put in for {${gap}} here. Please write this text without braces.`,
  brokenGap: (known: readonly string[]): string =>
    known.length ? `A brace is missing or stands alone. You can use ${named(known)}.` : 'Please write this text without braces.',
  /** When a text is set that is not there. */
  noSuchText: 'There is no such text any more. Load this page again.',
} as const
