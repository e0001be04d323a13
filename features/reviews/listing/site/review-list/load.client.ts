import { send } from '@frontage/kit/wire/send.client'
import { ticketFor } from '@frontage/kit/wire/ticket.client'
import type { Display } from '../../../display'
import type { ListPlace } from '../../../list-place'
import { MOST_POST } from '../../../spec'
import { isPhone } from '../../slides'
import type { LoadMoreAnswer } from '../../wire'
import type { DisplayAnswer } from '../../wire.display'
import { readMore } from '../../wire.reading'
import { loadCode, loadPlainCode } from './code.client'
import type { Effect, Want } from './review-list.machine'

type Load = Extract<Effect, { do: 'load' }>
/** Where a list stands: what its place keeps to, and the path of its page. */
export type ListPosition = {
  readonly place: ListPlace
  readonly path: string
  /** Another server holds the reviews (review-list.other-server.client.ts). */
  readonly isElsewhere?: boolean | undefined
}

/** Asks for a ticket, so that the first rows do not wait for it. */
export const prepare = (): void => void ticketFor('reviews').catch((reason: unknown) => console.error('review-list', reason))

/** Brings rows of one list, and the code that draws them. Pages come once; a request that is outdated is called off. */
export function createLoader(
  { display, revid, template }: Pick<DisplayAnswer, 'display' | 'revid' | 'template'>,
  at: ListPosition,
  more: 'no' | 'lastslide' = 'no',
) {
  const pages = new Map<string, LoadMoreAnswer>()
  let running: AbortController | undefined

  async function rows({ want, callNumber, seen }: Load, signal: AbortSignal): Promise<LoadMoreAnswer> {
    const isPage = display.more === 'pages' && want.type !== 'more'
    const key = JSON.stringify([template, want.page, Object.entries(want.query).sort()])
    const kept = isPage ? pages.get(key) : undefined
    if (kept) return kept
    const shown = { perrow: display.perRow, nrows: display.rows, callnum: callNumber, revid, notinstring: seen || at.place.without }
    const answer = await send(
      readMore,
      {
        typed: 'yes',
        ...shown,
        onereview: isOneByOne(display) ? 'yes' : 'no',
        ...placeOf(at),
        ...chosenBy(want, at.place),
        filterbar: want.type === 'all' ? 'yes' : more,
      },
      signal,
    )
    if (isPage) pages.set(key, answer)
    return answer
  }

  return async function load(effect: Load): Promise<LoadMoreAnswer> {
    running?.abort()
    running = new AbortController()
    const [answer] = await Promise.all([rows(effect, running.signal), loadCode()])
    if (!answer.reviews) await loadPlainCode()
    return answer
  }
}

/** Reviews, §2: each review is a slide of its own on phones, where its display wants that; then they come one by one. */
const isOneByOne = ({ layout, slider }: Display): boolean =>
  (layout === 'slider' || layout === 'carousel') && slider.oneOnPhones && isPhone(navigator.userAgent, innerWidth)

const placeOf = ({ place: { post, pages, languages }, path }: ListPosition) => ({
  cpostid: (post || path).slice(0, MOST_POST),
  shortcodepageid: pages,
  shortcodelang: languages,
})

/** Reviews, §7.2: the filters travel on every path. */
const chosenBy = (
  { type, page, query: { q = '', sort = '', stars = '', source = '', lang = '', type: kind = '', tag = '' } }: Want,
  { tags }: ListPlace,
) => ({
  clickedpnum: type === 'more' ? ('' as const) : page,
  textsearch: q,
  textsort: sort,
  textrating: stars,
  textsource: source,
  textlang: lang,
  textrtype: kind,
  shortcodetag: tag || tags,
})
