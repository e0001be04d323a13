import { unguarded } from '@frontage/kit/csv'
import type { WxrItem } from '@frontage/kit/wordpress/export/wxr.server'
import { fieldsOf } from './import-columns'
import { inIso, orderIn } from './import-dates'
import type { PluginReview } from './plugin-review'
import { emailOr, linkOr, shownLines, sourceOf } from './plugin-texts'

/** Rows of files of separated values, as Site Reviews, Trustindex and others export them. */
export const SPREADSHEET = 'row of reviews'

/** Whether a file holds reviews: somebody, some day, and stars or words. */
export function isReviewSheet(headings: readonly string[]): boolean {
  const known = new Set(fieldsOf(headings).values())
  const has = (...fields: readonly string[]): boolean => fields.some((field) => known.has(field))
  return has('reviewer_name') && has('created_time') && has('rating', 'recommendation_type') && has('review_text', 'review_title')
}

const dates = ['created_time', 'owner_response_time'] as const

/** In which order the dates of these rows name day and month. */
export const dateOrderOf = (posts: Iterable<WxrItem>): ReturnType<typeof orderIn> => orderIn(datesIn(posts))

function* datesIn(posts: Iterable<WxrItem>): Generator<string> {
  for (const post of posts) {
    const row = post.type === SPREADSHEET ? renamed(post) : {}
    for (const field of dates) yield row[field] ?? ''
  }
}

function renamed({ meta }: WxrItem): Readonly<Record<string, string>> {
  const fields = fieldsOf([...meta.keys()])
  return Object.fromEntries([...meta].flatMap(([name, cell]) => (fields.get(name) ? [[fields.get(name)!, unguarded(cell).trim()]] : [])))
}

/** A review as its row says it. What says nothing of whether it is shown was shown. */
export function sheetReviewOf(row: WxrItem, order: ReturnType<typeof orderIn>): PluginReview {
  const { posts = '', ...cells } = renamed(row)
  const kind = cells.type ?? ''
  return {
    cells: {
      ...cells,
      ...Object.fromEntries(dates.flatMap((field) => (cells[field] ? [[field, inIso(cells[field], order)]] : []))),
      ...{
        review_text: shownLines(cells.review_text ?? '').slice(0, 20_000),
        owner_response: shownLines(cells.owner_response ?? '').slice(0, 10_000),
      },
      ...{ type: kind === 'local' ? 'Submitted' : sourceOf(kind).slice(0, 20), reviewer_email: emailOr(cells.reviewer_email ?? '') },
      ...{ userpic: linkOr(cells.userpic ?? ''), from_url_review: linkOr(cells.from_url_review ?? '') },
      is_approved: 'is_approved' in cells ? cells.is_approved! : 'yes',
    },
    picture: { id: '', url: cells.userpic ?? '' },
    pages: posts
      .split(/[,|]/)
      .map((id) => id.trim())
      .filter((id) => /^\d+$/.test(id)),
    ownFields: [],
  }
}
