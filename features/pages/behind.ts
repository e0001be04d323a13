import { isChosen } from '@frontage/kit/island/editor-config'
import type { Backdrop, PageRow } from '@frontage/kit/island/page'
import { isRecord } from './kept-document'

type Ground = Pick<PageRow, 'backdrop' | 'behind'>
type Shown = { readonly file: string }

const isPicture = (value: unknown): value is Shown => isRecord(value) && typeof value.file === 'string' && isChosen({ file: value.file })

/** The pictures that lie behind a row, without those that nobody has chosen yet. */
export const picturesBehind = ({ backdrop, behind }: Ground): Shown[] => [
  ...(backdrop ? picturesIn(backdrop) : []),
  ...(behind?.block === 'parallax' ? Object.values(behind.props ?? {}).filter(isPicture) : []),
]

function picturesIn(backdrop: Backdrop): Shown[] {
  if (backdrop.kind === 'picture') return [backdrop.picture].filter(isPicture)
  return backdrop.kind === 'slideshow' ? backdrop.pictures.filter(isPicture) : []
}

/** Whether a film lies behind it, or anything else of which nobody knows how bright it is. */
export const hasFilmBehind = ({ behind }: Ground): boolean =>
  behind !== undefined && behind.block !== 'parallax' && Object.values(behind.props ?? {}).some(isSomething)

const isSomething = (value: unknown): boolean =>
  isRecord(value) ? !('file' in value) || isPicture(value) : typeof value === 'string' && value !== ''

/** Whether a picture or a film was wanted there that nobody has chosen yet. */
export const isGroundMissing = (row: Ground): boolean =>
  (row.behind !== undefined || row.backdrop?.kind === 'picture' || row.backdrop?.kind === 'slideshow') &&
  picturesBehind(row).length === 0 &&
  !hasFilmBehind(row)
