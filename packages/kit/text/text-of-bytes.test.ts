import { expect, test } from 'vitest'
import { textOfBytes } from './text-of-bytes'

const wide = (text: string, isBig = false): number[] =>
  [...Buffer.from(text, 'utf16le')].map((_, index, all) => all[isBig ? index ^ 1 : index] ?? 0)
const text = 'Datum;Name\n1.3.2026;Käthe “x” €'

test.each<[string, readonly number[]]>([
  ['UTF-8', [...Buffer.from(text)]],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...Buffer.from(text)]],
  ['UTF-16 with a mark, as Excel writes "Unicode text"', [0xff, 0xfe, ...wide(text)]],
  ['UTF-16 the other way round', [0xfe, 0xff, ...wide(text, true)]],
  ['UTF-16 without a mark', wide(text)],
  ['UTF-16 the other way round without a mark', wide(text, true)],
  ['Windows-1252', [...text].map((letter) => ({ '“': 0x93, '”': 0x94, '€': 0x80 })[letter] ?? letter.charCodeAt(0))],
])('%s is read letter by letter', (_case, bytes) => {
  expect(textOfBytes(new Uint8Array(bytes))).toBe(text)
})

test('Latin-1 is read as well, and an empty file is empty', () => {
  expect(textOfBytes(new Uint8Array([0x4b, 0xe4, 0x74, 0x68, 0x65]))).toBe('Käthe')
  expect(textOfBytes(new Uint8Array())).toBe('')
})
