import type { Neighbour } from '../../../../item'
import { OVERVIEW, pathOf } from '../../../../path'
import { siteMessages } from '../../../messages.site'
import { ShownPicture } from '../picture/shown-picture.view'

type NeighboursProps = { readonly previous: Neighbour | null; readonly next: Neighbour | null; readonly hasOverview: boolean }

/** The items before and behind one, and the way back to all of them where the site has a page for that. */
export function Neighbours({ previous, next, hasOverview }: NeighboursProps) {
  if (!previous && !next && !hasOverview) return null
  return (
    <nav className="neighbours" aria-label={siteMessages.neighbours}>
      {previous && <OneOf item={previous} label={siteMessages.previous} rel="prev" />}
      {next && <OneOf item={next} label={siteMessages.next} rel="next" />}
      {hasOverview && (
        <a className="text-link neighbours__all" href={OVERVIEW}>
          {siteMessages.all}
        </a>
      )}
    </nav>
  )
}

type OneOfProps = { readonly item: Neighbour; readonly label: string; readonly rel: 'prev' | 'next' }

const OneOf = ({ item, label, rel }: OneOfProps) => (
  <a className="neighbours__one" href={pathOf(item)} rel={rel}>
    {item.picture && (
      <span className="neighbours__picture">
        <ShownPicture picture={item.picture} sizes="9rem" alt="" />
      </span>
    )}
    <span>
      <span className="small">{label}</span>
      <span className="neighbours__title">{item.title}</span>
    </span>
  </a>
)
