import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { say } from '@frontage/kit/say'
import { Icon } from '@frontage/parts/icon'
import { largestOf } from '@frontage/parts/picture'
import { useRef } from 'react'
import type { FullItem, ItemPicture } from '../../../item'
import { pathOf } from '../../../path'
import type { ItemWithNeighbours } from '../../../wire'
import { siteMessages } from '../../messages.site'
import { ShownPicture } from '../pieces/picture/shown-picture.view'
import { Rich } from '../pieces/rich/rich.view'
import type { island } from './portfolio-item.island'
import { useItem } from './use-item'

/** An item on a page of its own, whatever its type. Pictures and videos open in place, or lead to themselves. */
export function View({ props: { shown }, first }: ViewProps<PropsOf<typeof island>, ItemWithNeighbours>) {
  const { item } = shown ?? first
  const root = useRef<HTMLElement>(null)
  useItem(root, item)
  return (
    <article ref={root} className="portfolio-item-page" data-type={item.type}>
      <header className="portfolio-item-page__head">
        <h1 className="portfolio-item-page__title">{item.title}</h1>
        <div>
          {item.excerpt && <p className="portfolio-item-page__excerpt">{item.excerpt}</p>}
          <Terms item={item} />
        </div>
      </header>
      <div className="portfolio-item-page__content">
        <Main item={item} />
        <Story item={item} />
        <Actions item={item} />
        {item.pictures.length > 0 && (
          <div className="portfolio-item-page__pictures">
            {item.pictures.map((picture) => (
              <Larger key={picture.file} picture={picture} sizes="(min-width: 62rem) 60vw, 94vw" />
            ))}
          </div>
        )}
      </div>
    </article>
  )
}

/** What is told about it, and its facts beside that. */
function Story({ item: { content, facts } }: { readonly item: FullItem }) {
  if (!content.length && !facts.length) return null
  return (
    <div className="portfolio-item-page__story">
      {content.length > 0 && (
        <div className="portfolio-item-page__words">
          <Rich nodes={content} />
        </div>
      )}
      {facts.length > 0 && (
        <dl className="portfolio-item-page__facts">
          {facts.map(({ label, value }) => (
            <div className="portfolio-item-page__fact" key={`${label} ${value}`}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function Terms({ item: { terms } }: { readonly item: FullItem }) {
  const all = [
    ...terms.category.map((term) => ({ ...term, href: `/portfolio?category=${term.slug}` })),
    ...terms.other.map((term) => ({ ...term, href: `/portfolio?other=${term.slug}` })),
  ]
  if (!all.length) return null
  return (
    <ul className="portfolio-item-page__terms">
      {all.map(({ id, name, href }) => (
        <li key={id}>
          <a className="text-link" href={href}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What the item is about: its picture, which of a video is the way into it. */
function Main({ item }: { readonly item: FullItem }) {
  const picture = item.type === 'image' ? (item.large ?? item.picture) : item.picture
  const sizes = '(min-width: 84rem) 84rem, 94vw'
  if (item.type === 'video' && item.video)
    return (
      <a className="portfolio-item-page__main" href={item.video} data-open={item.video} rel="noopener">
        {picture && <ShownPicture picture={picture} sizes={sizes} priority />}
        <span className="portfolio-item-page__watch">
          <Icon name="play" /> {siteMessages.watch}
        </span>
      </a>
    )
  return picture ? <Larger picture={picture} sizes={sizes} isMain /> : null
}

type LargerProps = { readonly picture: ItemPicture; readonly sizes: string; readonly isMain?: boolean }

function Larger({ picture, sizes, isMain = false }: LargerProps) {
  return (
    <a
      className={isMain ? 'portfolio-item-page__main' : 'portfolio-item-page__picture'}
      href={largestOf(picture.file)}
      data-open={picture.file}
      aria-label={say(siteMessages.enlarge, { alt: picture.alt })}
    >
      <ShownPicture picture={picture} sizes={sizes} priority={isMain} />
    </a>
  )
}

function Actions({ item }: { readonly item: FullItem }) {
  const { site, action = [] } = item
  const isElsewhere = site !== undefined && site !== pathOf(item)
  if (!isElsewhere && !action.length) return null
  return (
    <div className="portfolio-item-page__actions">
      {isElsewhere && (
        <a className="button" href={site} target="_blank" rel="noopener noreferrer">
          {siteMessages.visit}
        </a>
      )}
      <Rich nodes={action} />
    </div>
  )
}
