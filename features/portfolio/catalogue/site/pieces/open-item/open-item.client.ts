import { openLightbox } from '@frontage/parts/lightbox'
import { lightboxMessages } from '@frontage/parts/lightbox-messages'
import type { Slide } from '@frontage/parts/lightbox-slide'
import type { Card } from '../../../../item'
import { pathOf } from '../../../../path'
import type { BlockAttributes } from '../../../../stored'
import { labelOf } from '../../../label-of'
import { siteMessages } from '../../../messages.site'
import { openingOf } from '../../../opening'
import { openPreview } from '../preview/preview.client'
import { slideOf } from './slide.client'

export type Opened = { close(): void }

type Around = {
  readonly root: HTMLElement
  readonly block: BlockAttributes
  /** Whether somebody pressed it; else the address named it, and others are not asked yet. */
  readonly isPressed: boolean
  /** The list that the item stands in, as far as it is there. */
  readonly cards: () => readonly Card[]
  readonly total: () => number
  readonly more: () => Promise<void>
  readonly shown: (slug: string) => void
  readonly closed: () => void
}

/**
 * Opens an item: pages in a preview, the others among everything else that the list holds. Of one that could not be had, only
 * its name in the address is known: words say so, and lead to its own page.
 */
export function openItem(card: Card | string, around: Around): Opened {
  if (typeof card === 'string') return openMissing(card, around)
  const { root, block, isPressed, cards, total, more, shown, closed } = around
  if (openingOf(card) === 'preview') return openPreview(card, { bar: block.previewBar, near: root, isPressed, closed })
  const isListed = cards().some(({ slug }) => slug === card.slug)
  const set = isListed ? cards : () => [card]
  const slides = {
    all: () => set().map((each) => slideOf(each, labelOf(block.quickViewText, 'quickView'))),
    total: isListed ? total : () => 1,
    more,
  }
  const start = set().findIndex(({ slug }) => slug === card.slug)
  return openLightbox(slides, start, lightboxMessages, {
    near: root,
    isUnasked: !isPressed,
    from: (place) => thumbOf(root, set()[place]?.slug),
    onShow: (place) => shown(set()[place]?.slug ?? ''),
    onClose: closed,
  })
}

function openMissing(slug: string, { root, isPressed, closed }: Around): Opened {
  const page: Slide = { type: 'missing', src: pathOf({ slug: encodeURIComponent(slug) }), alt: siteMessages.portfolio, caption: '' }
  return openLightbox([page], 0, lightboxMessages, { near: root, isUnasked: !isPressed, onClose: closed })
}

const thumbOf = (root: HTMLElement, slug = ''): Element | null | undefined =>
  root
    .querySelector(`a[data-item="${CSS.escape(slug)}"]`)
    ?.closest('.item-card')
    ?.querySelector('img')
