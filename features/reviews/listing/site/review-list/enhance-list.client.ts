import { hrefOf, type PageAddress } from '@frontage/kit/island/address'
import { isFocusLost } from '@frontage/kit/island/lost-focus.client'
import { addressFrom } from '@frontage/kit/island/read-address'
import { counted, say } from '@frontage/kit/say'
import { listMessages } from '../../messages.list'
import { newsMessages } from '../../messages.pages'
import type { DisplayAnswer } from '../../wire.display'
import { enhanceBar } from '../pieces/bar/enhance-bar.client'
import { enhanceCards } from '../pieces/cards/enhance-cards.client'
import { holdEnding } from './hold-ending.client'
import type { ListPosition } from './load.client'
import { loadLater } from './load-later.client'
import { isOutOfDate, type Event as ListEvent, type State } from './review-list.machine'
import { watchEnd } from './watch-end.client'

export type Enhancement = ReturnType<typeof enhanceList>

/** Everything that a list does beyond being read. None of it is needed to draw the list, so it comes afterwards. */
export function enhanceList(
  root: HTMLElement,
  first: DisplayAnswer,
  { path, query: drawn, page: drawnPage, place, isElsewhere }: ListPosition & PageAddress,
  dispatch: (event: ListEvent) => void,
) {
  const cards = enhanceCards(root, first.display.card)
  const bar = enhanceBar(root.querySelector('form'), drawn, dispatch)
  const end = first.display.more === 'endless' ? watchEnd(root.querySelector('.review-list__ending'), first.display, dispatch) : undefined
  const ending = holdEnding(root)
  const restore = (): void => {
    const { query, page } = addressFrom(path, new URLSearchParams(location.search))
    bar?.show(query, true)
    dispatch({ type: 'restored', query, page })
  }
  // The address of somebody else's page is not ours to change.
  const isAtHome = root.getRootNode() === document
  const listening = new AbortController()
  if (isAtHome) addEventListener('popstate', restore, listening)
  // The way back to what the same document showed before may be what has woken the list.
  const here = addressFrom(path, new URLSearchParams(location.search))
  if (isAtHome && hrefOf(here) !== hrefOf({ path, query: drawn, page: drawnPage })) restore()
  if (isElsewhere) dispatch({ type: 'again' })
  return {
    load: loadLater(root, first, { path, place, isElsewhere }),
    write: ({ query, page }: Pick<State, 'query' | 'page'>): void => {
      if (isAtHome) history.pushState(null, '', hrefOf({ path, query, page }))
    },
    /** Brings what is not drawn by React up to date. */
    show: (state: State): void => {
      const { query, news } = state
      const status = root.querySelector('.review-list__ending > [role=status]')
      if (status) status.textContent = newsOf(state)
      cards.takeIn()
      end?.show(state)
      ending.show(state)
      bar?.show(query, false, isOutOfDate(state))
      if (news === 'page') toHead(root.querySelector('h2'))
      if (news === 'more' && state.mode === 'done' && first.display.more === 'button') readOn(root)
    },
    stop: (): void => {
      listening.abort()
      cards.stop()
      end?.stop()
      ending.stop()
      bar?.stop()
    },
  }
}

/** Whoever turns a page reads on from its head. */
function toHead(head: HTMLElement | null): void {
  head?.focus({ preventScroll: true })
  head?.scrollIntoView({ block: 'start' })
}

/** With the last rows the button goes that was pressed for them: whoever stood on it reads on at the first of these rows. */
function readOn(root: HTMLElement): void {
  if (isFocusLost(root)) [...root.querySelectorAll<HTMLElement>('.review-list__seam')].at(-1)?.focus({ preventScroll: true })
}

/** What has just been answered, said aloud. */
function newsOf({ news, total, isMore, page, last, batches }: State): string {
  const { count, from } = batches.at(-1) ?? { count: 0, from: 1 }
  const shown = from + count - 1
  if (news === 'more')
    return isMore ? say(listMessages.shownOfMany, { shown, total }) : counted(newsMessages.loaded, count, { shown, total })
  if (news === 'page') return say(newsMessages.onPage, { page, last })
  if (news === 'all') return isMore ? say(newsMessages.foundMany, { total }) : counted(newsMessages.found, total)
  return ''
}
