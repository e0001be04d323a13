import { isChosen } from '@frontage/kit/island/editor-config'
import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { Icon } from '@frontage/parts/icon'
import { lightboxMessages } from '@frontage/parts/lightbox-messages'
import { largestOf, Picture } from '@frontage/parts/picture'
import type { ReactNode } from 'react'
import type { block, GalleryItem } from './gallery.block'

type Props = PropsOf<typeof block>

/** Without a script a press leads to the picture itself. */
export function View({ props: { label, items, press, captions, columns, shape } }: ViewProps<Props>) {
  return (
    <ul
      className="gallery"
      aria-label={label || undefined}
      data-captions={captions}
      data-columns={columns}
      data-shape={shape}
      data-words={wordsIn(lightboxMessages)}
    >
      {items.map((item) => (
        <li className="gallery__item" key={item.picture.file + item.caption}>
          <figure>
            <Press press={press} item={item}>
              <Picture {...item.picture} sizes={`(min-width: 62rem) ${Math.round(100 / columns)}vw, 50vw`} />
              {press === 'lightbox' && /video|iframe/.test(item.large?.kind ?? '') && <Icon name="play" />}
            </Press>
            {captions !== 'none' && item.caption && <figcaption className="small gallery__caption">{item.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

const usual = JSON.stringify(lightboxMessages)

/** What its script reads aloud, where that is in other words than the program's. */
function wordsIn(messages: object): string | undefined {
  const words = JSON.stringify(messages)
  return words === usual ? undefined : words
}

type PressProps = Pick<Props, 'press'> & { readonly item: GalleryItem; readonly children: ReactNode }

function Press({ press, item: { picture, caption, href, large }, children }: PressProps) {
  const isLarge = press === 'lightbox'
  const target = isLarge ? (large?.href ?? largestOf(picture.file)) : press === 'link' ? href : undefined
  if (!target || !isChosen(picture)) return children
  return (
    <a
      className="gallery__press"
      href={target}
      data-large={isLarge ? (large?.kind ?? 'image') : undefined}
      data-caption={caption || undefined}
    >
      {children}
    </a>
  )
}
