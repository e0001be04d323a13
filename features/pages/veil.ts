import { isDark } from '@frontage/kit/contrast'
import { isChosen } from '@frontage/kit/island/editor-config'
import type { PageRow } from '@frontage/kit/island/page'
import { hasFilmBehind, isGroundMissing, picturesBehind } from './behind'

/** Per cent of black under light letters, of white under dark ones: with it every letter of the house can be read on any picture. */
const STRENGTH = 74
/** A veil that covers as much as this of what is below it decides alone. */
const COVERING = 50

type Dress = Pick<PageRow, 'look' | 'scheme' | 'overlay' | 'backdrop' | 'behind' | 'columns'>

/** Whether a picture or a film lies behind the row: nobody knows how bright it is where words stand. */
const isOnPicture = (row: Dress): boolean => picturesBehind(row).length > 0 || hasFilmBehind(row)

/**
 * A row as it is drawn: over a picture or a film words are light and have a veil below them, unless its owner chose otherwise.
 * Where none was chosen yet there is no veil either.
 */
export function legible<Row extends Dress>(given: Row): Row {
  const row = withChosen(given)
  if (isGroundMissing(row)) return { ...row, overlay: undefined }
  if (!isOnPicture(row) || row.columns.every(({ modules }) => modules.length === 0)) return row
  const scheme = row.scheme ?? schemeOn(row)
  const isLight = scheme === 'dark' || row.look === 'band'
  return { ...row, scheme, overlay: row.overlay ?? { colour: isLight ? '#000000' : '#ffffff', strength: STRENGTH } }
}

/** Pictures follow one another without a gap where one was not chosen yet; a single one stands still. */
function withChosen<Row extends Dress>(row: Row): Row {
  const { backdrop } = row
  const chosen = backdrop?.kind === 'slideshow' ? backdrop.pictures.filter(isChosen) : []
  if (backdrop?.kind !== 'slideshow' || chosen.length === backdrop.pictures.length) return row
  const [first = backdrop.pictures[0]!, ...more] = chosen
  return { ...row, backdrop: more.length ? { ...backdrop, pictures: chosen } : { kind: 'picture', picture: first, focus: 'middle' } }
}

/** Light letters, but on a veil that is bright itself. */
const schemeOn = ({ overlay }: Dress): 'light' | 'dark' =>
  overlay && overlay.strength >= COVERING && !isDark(overlay.colour) ? 'light' : 'dark'
