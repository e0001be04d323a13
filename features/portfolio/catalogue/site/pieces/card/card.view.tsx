import { Icon } from '@frontage/parts/icon'
import type { Card } from '../../../../item'
import type { BlockAttributes } from '../../../../stored'
import { labelOf } from '../../../label-of'
import { siteMessages } from '../../../messages.site'
import { linkOf, openingOf } from '../../../opening'
import { ShownPicture } from '../picture/shown-picture.view'

type ItemCardProps = {
  readonly card: Card
  readonly block: BlockAttributes
  /** One line of kind and place. */
  readonly line: string
  readonly sizes: string
  readonly priority: boolean
}

/** An item in the list: picture, title, a line. All of it is one link, which opens in place where a script runs. */
export function ItemCard({ card, block, line, sizes, priority }: ItemCardProps) {
  const { title, picture, type, siteType, slug } = card
  const opening = openingOf(card)
  const beside = opening === 'new-tab' ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <li className="site-single portfolio-item item-card" data-type={type} data-opening={opening} data-tall={isTall(card) || undefined}>
      <div className="item-card__frame">
        {picture && <ShownPicture picture={picture} sizes={sizes} priority={priority} />}
        {type === 'video' && <Sign name="play" />}
        {siteType && <span className="item-card__badge">{siteType}</span>}
        {block['show-quick-view'] === 'yes' && (
          <span className="item-card__view" aria-hidden="true">
            {labelOf(block.quickViewText, 'quickView')}
          </span>
        )}
      </div>
      <div className="item-card__words">
        <h3 className="item-card__title">
          <a className="item-card__link" href={linkOf(card)} data-item={slug} {...beside}>
            {title}
            {opening === 'new-tab' && <span className="visually-hidden"> {siteMessages.newTab}</span>}
          </a>
        </h3>
        {line && <p className="small item-card__line">{line}</p>}
      </div>
    </li>
  )
}

const Sign = ({ name }: { readonly name: 'play' }) => (
  <span className="item-card__sign">
    <Icon name={name} />
  </span>
)

/** Pictures that are higher than a square scroll down when they are shown in one, the others sideways. */
const isTall = ({ picture }: Card): boolean => picture !== undefined && picture.height > picture.width
