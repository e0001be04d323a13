import type { PageModule, PageRow } from '@frontage/kit/island/page'
import type { ReactNode } from 'react'
import { legible } from '../../../veil'
import { RowBackdrop } from './row-backdrop.view'

type PageRowsProps = {
  readonly rows: readonly PageRow[]
  /** Draws one module; `key` is unique on the page and stable while the page does not change. */
  readonly draw: (module: PageModule, key: string) => ReactNode
  /** Rows that are not there for visitors. */
  readonly leftOut?: ReadonlySet<PageRow>
}

/** The rows of a page, each with its columns on the grid and its modules in them. A row has its number whatever is left out before it. */
export function PageRows({ rows, draw, leftOut }: PageRowsProps) {
  return rows.map((row, place) =>
    leftOut?.has(row) ? null : <OneRow key={keyOf('r', place)} row={legible(row)} name={keyOf('r', place)} draw={draw} />,
  )
}

type OneRowProps = Pick<PageRowsProps, 'draw'> & { readonly row: PageRow; readonly name: string }

function OneRow({ row, name, draw }: OneRowProps) {
  const modulesOf = (place: number) =>
    row.columns[place]?.modules.map((module, index) => renderModule(module, `${name}-c${place}-m${index}`, draw))
  return (
    <section
      className="row"
      id={row.anchor}
      aria-label={row.label}
      data-look={row.look}
      data-air={row.air}
      data-align={row.align}
      data-plane={row.look === 'band' ? 'band' : undefined}
      {...settingsOf(row, name)}
    >
      <RowBackdrop row={row} name={name} draw={draw} />
      {row.look === 'bare' ? (
        row.columns.map((_, place) => modulesOf(place))
      ) : (
        <div className="wide grid row__grid">
          {row.columns.map((column, place) => (
            <div
              className="row__column"
              key={keyOf(name, place)}
              data-span={column.span}
              data-last={(place > 0 && place === row.columns.length - 1) || undefined}
            >
              {modulesOf(place)}
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

/** What its owner set beside its look; a row without settings has none of these. */
const settingsOf = ({ width, height, rest, scheme, hideOn, animation, backdrop, behind, overlay }: PageRow, name: string) => ({
  'data-width': width,
  'data-height': height,
  'data-rest': rest,
  'data-scheme': scheme,
  'data-hide': hideOn?.length ? hideOn.join(' ') : undefined,
  'data-entrance': animation?.style,
  'data-rules': backdrop || behind || overlay || animation ? name : undefined,
})

function renderModule(module: PageModule, name: string, draw: PageRowsProps['draw']): ReactNode {
  if (!module.animation) return draw(module, name)
  return (
    <div key={name} data-entrance={module.animation.style} data-rules={name}>
      {draw(module, name)}
    </div>
  )
}

const keyOf = (kind: string, place: number): string => `${kind}${place}`
