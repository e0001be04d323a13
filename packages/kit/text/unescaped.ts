const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/** The few entities that encoders write, and numbered ones, as the characters that they stand for: once, never twice. */
export const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|([a-z]{2,6}));/g, (all, code: string | undefined, name: string) =>
    code ? String.fromCodePoint(Number(code)) : (signs[name] ?? all),
  )
