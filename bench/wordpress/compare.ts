import type { ShownPicture, Visit } from './visit.ts'

/** What a visitor of the new address misses of the old one. */
export type Difference = {
  readonly texts: readonly string[]
  readonly pictures: number
  readonly alts: readonly string[]
  readonly isInOrder: boolean
}

/** Texts are the same after whitespace, and after the quotation marks and dashes that WordPress sets when it draws them. */
export function differenceOf(old: Visit, now: Visit): Difference {
  const all = now.pieces.map(plain).join('')
  const texts = old.pieces.filter((piece) => !all.includes(plain(piece)))
  const shown = now.pictures.filter(({ isShown }) => isShown)
  const missed = distinct(old.pictures.filter(({ isShown }) => isShown)).filter((one) => !shown.some((other) => isSame(one, other)))
  const alts = old.pictures.filter(({ alt }) => alt && !now.pictures.some((other) => plain(other.alt) === plain(alt))).map(({ alt }) => alt)
  return {
    texts,
    pictures: missed.length,
    alts: [...new Set(alts)],
    isInOrder: isInOrder(old.pieces.filter((piece) => !texts.includes(piece)).map(plain), all),
  }
}

/** Text as it counts. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[“”„″]/g, '"')
    .replace(/[‘’′]/g, "'")
    .replace(/[‐-―−]+|-{2,3}/g, '-')
    .replace(/…/g, '...')
    .replace(/×/g, 'x')
    .replace(/\s|\u200b|\u00ad|\ufe0f/g, '')

const distinct = (pictures: readonly ShownPicture[]): ShownPicture[] =>
  pictures.filter((one, index) => pictures.findIndex((other) => isSame(one, other)) === index)

/** Copies of other sizes and kinds differ by a shade. */
function isSame({ colour: one }: ShownPicture, { colour: other }: ShownPicture): boolean {
  const theirs = other.split(',').map(Number)
  return one.split(',').every((value, index) => Math.abs(Number(value) - theirs[index]!) <= 9)
}

function isInOrder(pieces: readonly string[], all: string): boolean {
  let from = 0
  return pieces.every((piece) => {
    const at = all.indexOf(piece, from)
    from = at + piece.length
    return at >= 0
  })
}
