import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import type { Neighbour } from '../../../item'
import { OVERVIEW, pathOf } from '../../../path'
import type { ItemWithNeighbours } from '../../../wire'
import { siteMessages } from '../../messages.site'
import { ShownPicture } from '../pieces/picture/shown-picture.view'
import type { block } from './portfolio-next.block'

export function View({ first: { previous, next, hasOverview } }: ViewProps<PropsOf<typeof block>, ItemWithNeighbours>) {
  if (!previous && !next && !hasOverview) return null
  return (
    <nav className="portfolio-next" aria-label={siteMessages.neighbours}>
      {next && <Next item={next} />}
      <div className="portfolio-next__others">
        {previous && (
          <a className="text-link" href={pathOf(previous)} rel="prev">
            {siteMessages.previous}: {previous.title}
          </a>
        )}
        {hasOverview && (
          <a className="text-link" href={OVERVIEW}>
            {siteMessages.all}
          </a>
        )}
      </div>
    </nav>
  )
}

const Next = ({ item }: { readonly item: Neighbour }) => (
  <a className="portfolio-next__next" href={pathOf(item)} rel="next" data-pictured={item.picture ? '' : undefined}>
    <span className="portfolio-next__words">
      <span className="portfolio-next__label">{siteMessages.next}</span>
      <span className="portfolio-next__title">{item.title}</span>
      <Icon name="arrow" />
    </span>
    {item.picture && (
      <span className="portfolio-next__picture">
        <ShownPicture picture={item.picture} sizes="(min-width: 62rem) 50vw, 94vw" alt="" />
      </span>
    )}
  </a>
)
