import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import { bring, goPlainly } from '@frontage/kit/island/plain-way.client'
import { addressFrom } from '@frontage/kit/island/read-address'
import type { Card } from '../../../item'
import type { BlockAttributes } from '../../../stored'
import { linkOf, openingOf } from '../../opening'
import type { Opened } from '../pieces/open-item/open-item.client'
import type { State } from './portfolio.machine'
import { WaitTogether } from './wait-together.client'

type Around = {
  readonly root: HTMLElement
  readonly block: BlockAttributes
  readonly path: string
  /** Whether the address of the page is the block's to write. */
  readonly isOurs: boolean
  /** Asks for the page that follows. */
  readonly askMore: () => void
}

/** Opens items in front of the page. The one that is open stands in the address, and the way back closes it. */
export class OpenItems {
  readonly #around: Around
  /** Further items of the list; there when they are shown, or when they cannot be had. */
  readonly #more: WaitTogether
  #state: State | undefined
  #opened: Opened | undefined
  /** Whether the way back leads to the list. */
  #isStep = false
  /** Nothing is open any more, and the address says so. */
  #gone = Promise.resolve()
  #tellGone = (): void => {}

  constructor(around: Around) {
    this.#around = around
    this.#more = new WaitTogether(around.askMore)
  }

  /** A press on a card; what opens beside the page or in its place is left to the browser. */
  press(event: MouseEvent, slug: string): void {
    const card = this.#cards().find((known) => known.slug === slug)
    if (!card || !isInFront(card)) return
    event.preventDefault()
    this.#stepTo(slug).catch((reason: unknown) => {
      log(reason)
      goPlainly(this.#around.root, reason, () => {
        this.#write('', 'replaceState')
        location.assign(linkOf(card))
      })
    })
  }

  /** Whoever presses while the last one closes waits for the way back; of those pressed before one has come, the last is the step. */
  async #stepTo(slug: string): Promise<void> {
    await this.#gone
    this.#write(slug, this.#isStep && this.#named() ? 'replaceState' : 'pushState')
    this.#isStep = this.#around.isOurs
    await this.#open(slug, true)
  }

  /** After the address has changed. */
  follow(): void {
    const slug = this.#named()
    if (!slug) this.#opened?.close()
    else if (!this.#opened) this.#open(slug, false).catch(log)
  }

  /** What the list is now. */
  show(state: State): void {
    const isFirst = !this.#state
    this.#state = state
    if (isFirst) this.follow()
    if (state.mode !== 'loading') this.#more.done()
  }

  async #open(slug: string, isPressed: boolean): Promise<void> {
    const card = this.#cards().find((known) => known.slug === slug) ?? (await fetchCard(slug))
    const { openItem } = await bring(import('../pieces/open-item/open-item.client'))
    const { root, block, isOurs } = this.#around
    if (this.#opened || (card && !isInFront(card)) || (isOurs && this.#named() !== slug)) return
    this.#opened = openItem(card ?? slug, {
      ...{ root, block, isPressed },
      cards: () => this.#cards(),
      total: () => this.#state?.list.total ?? 0,
      more: () => this.#more.wait(),
      shown: (now) => this.#write(now, 'replaceState'),
      closed: () => this.#closed(),
    })
    this.#gone = new Promise((resolve) => {
      this.#tellGone = resolve
    })
  }

  #closed(): void {
    this.#opened = undefined
    if (this.#named() && this.#isStep) {
      addEventListener('popstate', this.#tellGone, { once: true })
      history.back()
    } else {
      if (this.#named()) this.#write('', 'replaceState')
      this.#tellGone()
    }
    this.#isStep = false
  }

  #cards(): readonly Card[] {
    return this.#state?.list.items ?? []
  }

  #here(): PageAddress {
    return addressFrom(this.#around.path, new URLSearchParams(location.search))
  }

  #named(): string {
    return this.#around.isOurs ? (this.#here().query.item ?? '') : ''
  }

  #write(slug: string, way: 'pushState' | 'replaceState'): void {
    if (!this.#around.isOurs) return
    const { query, ...here } = this.#here()
    const { item, ...rest } = query
    if (item !== slug) history[way](null, '', hrefOf({ ...here, query: slug ? { ...rest, item: slug } : rest }))
  }
}

const isInFront = (card: Card): boolean => ['lightbox', 'preview'].includes(openingOf(card))

/** An item that the list does not hold; undefined where it cannot be had, which is told in its place. */
const fetchCard = async (slug: string): Promise<Card | undefined> =>
  import('./load.client').then(({ loadItem }) => loadItem(slug)).catch(log)

const log = (reason: unknown): undefined => void console.error('portfolio', reason)
