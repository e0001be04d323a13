import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import { isTouched } from '@frontage/kit/island/is-touched.client'
import { addressFrom } from '@frontage/kit/island/read-address'
import { withoutEndSlashes } from '@frontage/kit/path'
import { isForLightbox } from '@frontage/parts/lightbox-press'
import type { BlockAttributes } from '../../../stored'
import { ATTRIBUTE } from '../../../wrapper'
import { OpenItems } from './enhance-items.client'
import type { Effect, Event as ListEvent, State } from './portfolio.machine'

export type Enhancement = ReturnType<typeof enhancePortfolio>

/** Whether the address of the page is the block's to write: on pages of others it is not, nor where it stands in a shadow root. */
const isAtHome = (root: HTMLElement, path: string): boolean =>
  root.getRootNode() === document && withoutEndSlashes(location.pathname) === path

/** Listens to everything in the block that is a link or a form without it, and keeps the address right. */
export function enhancePortfolio(root: HTMLElement, block: BlockAttributes, address: PageAddress, dispatch: (event: ListEvent) => void) {
  const { path } = address
  root.removeAttribute(ATTRIBUTE)
  const isOurs = isAtHome(root, path)
  const items = new OpenItems({ root, block, path, isOurs, askMore: () => dispatch({ type: 'more' }) })
  const onClick = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-choose], a[data-item]') : null
    if (!link || !isForLightbox(event)) return
    if (link.dataset.item) items.press(event, link.dataset.item)
    else {
      event.preventDefault()
      dispatch({ type: 'chosen', query: addressFrom(path, new URL(link.href).searchParams).query })
    }
  }
  const onForm = (event: Event): void => {
    if (event.type === 'submit') event.preventDefault()
    const form = event.type === 'submit' ? event.target : event.target instanceof HTMLSelectElement && event.target.form
    if (form instanceof HTMLFormElement) dispatch({ type: 'chosen', query: queryIn(form, path) })
  }
  const restore = (): void => {
    const { query, page } = addressFrom(path, new URLSearchParams(location.search))
    dispatch({ type: 'restored', query, page })
    items.follow()
  }
  root.addEventListener('click', onClick)
  for (const type of ['submit', 'change']) root.addEventListener(type, onForm)
  if (isOurs) addEventListener('popstate', restore)
  if (isOurs && isElsewhere(address)) restore()
  const form = root.querySelector('form')
  const field = form?.querySelector<HTMLInputElement>('input[type="search"]')
  let shown = field?.defaultValue
  // Whoever was quicker than this code has written or chosen already.
  if (form && isTouched(form)) dispatch({ type: 'chosen', query: queryIn(form, path) })
  return {
    write: ({ query, page, isStep }: Extract<Effect, { do: 'write' }>): void => {
      if (isOurs) history[isStep ? 'pushState' : 'replaceState'](null, '', hrefOf({ path, query, page }))
    },
    show: (state: State): void => {
      items.show(state)
      if (state.news === 'more' && isOurs) keepPage(path, state.page)
      const { q = '' } = state.query
      // Also inside a shadow root, of which the page knows only its host.
      if (field && q !== shown && !field.matches(':focus')) field.value = q
      shown = q
    },
    stop: (): void => {
      root.removeEventListener('click', onClick)
      for (const type of ['submit', 'change']) root.removeEventListener(type, onForm)
      removeEventListener('popstate', restore)
    },
  }
}

/** The way back to what the same document showed before may be what has woken the block. */
const isElsewhere = (drawn: PageAddress): boolean =>
  wordsOf(addressFrom(drawn.path, new URLSearchParams(location.search))) !== wordsOf(drawn)

/** What of an address is asked for: which item is open, and how far the list was loaded, is seen to elsewhere. */
const wordsOf = ({ path, query: { item: _, ...query } }: PageAddress): string => hrefOf({ path, query, page: 1 })

function queryIn(form: HTMLFormElement, path: string): State['query'] {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') search.set(name, value)
  return addressFrom(path, search).query
}

/** How far was loaded stands in the address, so that whoever comes back finds it again. */
function keepPage(path: string, page: number): void {
  const here = addressFrom(path, new URLSearchParams(location.search))
  if (here.page !== page) history.replaceState(history.state, '', hrefOf({ ...here, page }))
}
