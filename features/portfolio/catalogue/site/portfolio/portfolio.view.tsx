import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { useRef } from 'react'
import { messages } from '../../../messages'
import type { ItemList } from '../../../wire'
import { ATTRIBUTE, WRAPPER } from '../../../wrapper'
import { isGrid } from '../../look'
import { siteMessages } from '../../messages.site'
import { Bar } from './bar.view'
import { Ending } from './ending.view'
import { Items } from './items.view'
import type { island } from './portfolio.island'
import { usePortfolio } from './use-portfolio'

/** Until another server has answered. */
const NONE: ItemList = { items: [], total: 0, corrected: '', categories: { all: 0, terms: [] }, others: { all: 0, terms: [] } }

/** Items that can be filtered, searched and opened in place. */
export function View({ props: block, first = NONE, address }: ViewProps<PropsOf<typeof island>, ItemList | undefined>) {
  const root = useRef<HTMLElement>(null)
  const [state, dispatch] = usePortfolio(block, first, address, root)
  const { path } = address
  const isAwaited = state.list === NONE
  return (
    <section
      ref={root}
      className={`${WRAPPER} portfolio`}
      {...{ [ATTRIBUTE]: JSON.stringify(block) }}
      aria-label={siteMessages.portfolio}
      data-mode={state.mode}
      data-look={isGrid(block) ? 'grid' : block.arrangement}
      data-title={block.titlePosition}
    >
      {!isAwaited && <Bar block={block} state={state} path={path} dispatch={dispatch} />}
      <h2 className="visually-hidden">{siteMessages.items}</h2>
      {isAwaited ? (
        state.mode !== 'failed' && <p aria-hidden="true">{siteMessages.loading}</p>
      ) : state.list.items.length ? (
        <Items block={block} list={state.list} />
      ) : (
        <Nothing path={path} />
      )}
      <Ending block={block} state={state} path={path} dispatch={dispatch} />
    </section>
  )
}

/** When nothing fits: what was meant, and the way back to everything. */
function Nothing({ path }: { readonly path: string }) {
  return (
    <div className="portfolio__nothing">
      <p className="portfolio__nothing-title">{messages.nothingFound}</p>
      <p>{siteMessages.noFit}</p>
      <a className="button" data-look="line" data-choose="" href={path}>
        {siteMessages.showAll}
      </a>
    </div>
  )
}
