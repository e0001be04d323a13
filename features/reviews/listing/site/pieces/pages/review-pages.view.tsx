import { hrefOf } from '@frontage/kit/island/address'
import { say } from '@frontage/kit/say'

import { pagesMessages } from '../../../messages.pages'

import { type PagesRow, pagesAround } from '../../../pages-around'

/** Reviews, §9: the numbers of pages, as links; whoever attends the list turns the page in place. */
export function Pages({ path, query, page, last }: PagesRow) {
  if (last < 2) return null
  const current = Math.min(page, last)
  const to = (number: number) => hrefOf({ path, query, page: number })
  return (
    <nav className="review-pages" aria-label={pagesMessages.pages}>
      <ul className="review-pages__row">
        {current > 1 && (
          <li>
            <a className="review-pages__link" href={to(current - 1)} data-page={current - 1} rel="prev">
              {pagesMessages.previous}
            </a>
          </li>
        )}
        {pagesAround(current, last).map((place, index) =>
          place === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing but its place
            <li key={`gap ${index}`} className="review-pages__gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place}>
              <a
                className="review-pages__link"
                href={to(place)}
                data-page={place}
                aria-label={say(pagesMessages.page, { page: place })}
                aria-current={place === current ? 'page' : undefined}
              >
                {place}
              </a>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <a className="review-pages__link" href={to(current + 1)} data-page={current + 1} rel="next">
              {pagesMessages.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  )
}
