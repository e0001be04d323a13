/** A spreadsheet runs what begins like a formula: a quotation mark before it makes it a text. */
const guarded = (value: string): string => (/^["';]*[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value)

/** A cell of a CSV file: guarded against formulas, and quoted where it has to be. */
export function csvCell(value: string): string {
  const text = guarded(value)
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
