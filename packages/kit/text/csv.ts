const FORMULA = /^["';]*[=+\-@\t\r\n＝＋－＠]/

/** A spreadsheet runs what begins like a formula: an apostrophe before it makes it a text. */
const guarded = (value: string): string => (FORMULA.test(value) ? `'${value}` : value)

/** A text as it was before `csvCell` guarded it: exactly, also where the text itself begins with an apostrophe. */
export const unguarded = (value: string): string => (value.startsWith("'") && FORMULA.test(value) ? value.slice(1) : value)

/** A cell of a CSV file: guarded against formulas, and quoted where it has to be. */
export function csvCell(value: string): string {
  const text = guarded(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Several texts in one cell, with a bar between them; a bar inside of one stands behind a backslash. */
export const joinedTexts = (texts: readonly string[]): string => texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join('|')

/** The texts of such a cell. */
export const splitTexts = (cell: string): string[] =>
  (cell.match(/(?:\\[\\|]|[^|])+/g) ?? []).map((text) => text.replace(/\\([\\|])/g, '$1').trim()).filter(Boolean)
