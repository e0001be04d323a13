/** Stands for text that no Unicode can be read from: it is not well-formed, so every schema refuses it at its field. */
const BROKEN = '\ud800'

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** A form's text from its bytes, each as one character. Bytes that are no UTF-8 are never mended in silence. */
export function readable(bytes: string): string {
  if (!/[\x80-\uffff]/.test(bytes)) return bytes
  // A part that names a character set of its own was read already.
  if (/[\u0100-\uffff]/.test(bytes)) return bytes
  try {
    return utf8.decode(Buffer.from(bytes, 'latin1'))
  } catch {
    return BROKEN
  }
}

/** The pairs of a form that is sent like a query. */
export function* urlencodedPairs(body: string): Iterable<readonly [string, string]> {
  for (const [name, value] of new URLSearchParams(body))
    yield [name, value.includes('\ufffd') && !body.includes('%EF%BF%BD') ? BROKEN : value]
}
