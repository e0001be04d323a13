import { Refusal } from '@frontage/kit/wire/refusal'
import { privacyMessages as say } from '../messages.privacy'
import type { ErasureRow } from './erasures.tables'

type Line = Pick<ErasureRow, 'hash' | 'key_mark' | 'at'>

const HEAD = 'frontage erasures 1'
const HASH = /^[\w-]{32}$/
const MARK = /^[\w-]{8}$/

/** A line each, `hash key time`, behind a line that says what it is. */
export const linesOf = (rows: readonly Line[]): string =>
  [HEAD, ...rows.map(({ hash, key_mark, at }) => `${hash} ${key_mark} ${at}`), `end ${rows.length}`, ''].join('\n')

/** Reads such lines; throws a Refusal where one of them is none, or the end is missing. */
export function readList(text: string): Line[] {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/)
  const end = lines.pop()
  if (head !== HEAD || end !== `end ${lines.length}`) throw new Refusal('no-list', say.noList, { status: 422 })
  return lines.map((line) => {
    const [hash = '', key_mark = '', at = '', ...more] = line.split(' ')
    if (!HASH.test(hash) || !MARK.test(key_mark) || Number.isNaN(Date.parse(at)) || more.length)
      throw new Refusal('no-list', say.noList, { status: 422 })
    return { hash, key_mark, at }
  })
}
