import { legacyEncodingOf } from './legacy-encoding'

const marks: readonly (readonly [readonly number[], string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** So many bytes tell whether every other one is empty. */
const LOOK = 2000

/** What a file of a spreadsheet is written in: UTF-8 and UTF-16, with or without a mark before it, otherwise one byte a letter. */
export function encodingOf(bytes: Uint8Array): string {
  const marked = marks.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))
  return marked?.[1] ?? wideIn(bytes) ?? (isUtf8(bytes) ? 'utf-8' : legacyEncodingOf(bytes))
}

/** The text of a file. */
export const textOfBytes = (bytes: Uint8Array, encoding = encodingOf(bytes)): string => new TextDecoder(encoding).decode(bytes)

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Letters of the West have an empty half in UTF-16. */
function wideIn(bytes: Uint8Array): string | undefined {
  const some = bytes.subarray(0, LOOK)
  const empty = (from: number): number => some.filter((byte, index) => index % 2 === from && byte === 0).length
  const many = some.length / 4
  if (empty(1) > many && empty(0) === 0) return 'utf-16le'
  return empty(0) > many && empty(1) === 0 ? 'utf-16be' : undefined
}
