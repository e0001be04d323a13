import type { Backdrop, PageModule, PageRow } from '@frontage/kit/island/page'
import { Icon } from '@frontage/parts/icon'
import { Picture } from '@frontage/parts/picture'
import type { ReactNode } from 'react'
import { messages } from '../../../messages'

type RowBackdropProps = { readonly row: PageRow; readonly name: string; readonly draw: (module: PageModule, key: string) => ReactNode }

/** What lies behind the content of a row, from the back to the front: colour or pictures, a block, a colour over them. */
export function RowBackdrop({ row: { backdrop, behind, overlay }, name, draw }: RowBackdropProps) {
  return (
    <>
      {backdrop && (
        <div className="row__backdrop" data-kind={backdrop.kind} data-focus={backdrop.kind === 'picture' ? backdrop.focus : undefined}>
          {picturesIn(backdrop).map((picture, place) => (
            <Picture key={picture.file} {...picture} alt={place ? '' : picture.alt} sizes="100vw" />
          ))}
        </div>
      )}
      {behind && <div className="row__backdrop">{draw(behind, `${name}-behind`)}</div>}
      {overlay && <div className="row__overlay" />}
      {backdrop?.kind === 'slideshow' && (
        <label className="row__pause">
          <input className="row__switch" type="checkbox" autoComplete="off" aria-label={messages.pausePictures} />
          <Icon name="pause" />
          <Icon name="play" />
        </label>
      )}
    </>
  )
}

function picturesIn(backdrop: Backdrop) {
  if (backdrop.kind === 'picture') return [backdrop.picture]
  return backdrop.kind === 'slideshow' ? backdrop.pictures : []
}
