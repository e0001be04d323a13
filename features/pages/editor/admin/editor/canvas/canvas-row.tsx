import type { PageRow } from '@frontage/kit/island/page'
import type { ReactNode, Ref } from 'react'
import type { Column, Row } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import { RowBackdrop } from '../../../../site/pieces/page-rows/row-backdrop.view'
import { legible } from '../../../../veil'
import { messages } from '../../../messages'
import { named, useCanvas, useDrawn, usePart } from './canvas-context'
import { Markup } from './markup'
import { Shield } from './shield'

type Slot = (props: { readonly className: string; readonly minEmptyHeight: number }) => ReactNode
type PartProps = { readonly id: string; readonly dragRef: Ref<HTMLElement> }

const EMPTY = 96

/** A row as the page draws it, without its entrance: whoever edits it wants to see it. */
export function CanvasRow({ id, dragRef, Columns }: PartProps & { readonly Columns: Slot }) {
  const { document } = useCanvas()
  const kept = usePart<Row>(id)
  if (!kept) return null
  const name = `r${document().rows.indexOf(kept)}`
  const row = legibleOr(kept)
  const { look, air, align, width, height, rest, scheme, backdrop, behind, overlay } = row
  return (
    <section
      ref={dragRef}
      className="row"
      {...named(messages.kinds.row)}
      data-look={look}
      data-air={air}
      data-align={align}
      data-plane={look === 'band' ? 'band' : undefined}
      data-width={width}
      data-height={height}
      data-rest={rest}
      data-scheme={scheme}
      data-hide-hint={row.hideOn?.join(' ') || undefined}
      data-rules={backdrop || behind || overlay ? name : undefined}
    >
      <Shield key={keyOf(kept)}>
        <RowBackdrop row={row as PageRow} name={name} draw={(module) => <Behind key="behind" id={keyOf(module as never)} />} />
      </Shield>
      <Columns className={look === 'bare' ? 'canvas-bare' : 'wide grid row__grid'} minEmptyHeight={EMPTY} />
    </section>
  )
}

/** Settings that do not fit are drawn as they are. */
function legibleOr(row: Row): Row {
  try {
    return legible(row as PageRow) as Row
  } catch {
    return row
  }
}

/** What lies behind a row. */
function Behind({ id }: { readonly id: string }) {
  const drawn = useDrawn(id)
  return drawn?.html === undefined ? null : <Markup drawn={drawn} className="canvas-behind" />
}

export function CanvasColumn({ id, dragRef, Modules }: PartProps & { readonly Modules: Slot }) {
  const column = usePart<Column>(id)
  return (
    <div
      ref={dragRef as Ref<HTMLDivElement>}
      {...named(messages.kinds.column)}
      className="row__column canvas-column"
      data-span={column?.span}
    >
      <Modules className="canvas-modules" minEmptyHeight={EMPTY} />
    </div>
  )
}
