const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** What XML 1.0 has no place for, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that have to go
const NEVER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text as it may stand in an element or an attribute of XML. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(NEVER, '')
    .replace(/[&<>"']/g, (mark) => marks[mark]!)
