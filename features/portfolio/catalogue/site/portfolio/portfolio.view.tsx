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

/** Items that can be filtered, searched and opened in place. */
export function View({ props: block, first, address }: ViewProps<PropsOf<typeof island>, ItemList>) {
  const root = useRef<HTMLElement>(null)
  const [state, dispatch] = usePortfolio(block, first, address, root)
  const { path } = address
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
      <Bar block={block} state={state} path={path} dispatch={dispatch} />
      <h2 className="visually-hidden">{siteMessages.items}</h2>
      {state.list.items.length ? <Items block={block} list={state.list} /> : <Nothing path={path} />}
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
