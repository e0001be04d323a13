import { type FindTable, itemOfRow } from '../found'

/** Rows of places: a business has a handful. */
const MOST_PLACES = 1_000

/** Tables of Widget for Google Reviews: places, and their reviews, which are told the names of those. */
export function googleWidgetTables(): FindTable {
  const places = new Map<string, { readonly name: string; readonly id: string }>()
  return (name) => {
    const [, what] = /(?:^|_)grp_google_(place|review)$/.exec(name) ?? []
    if (what === 'place')
      return {
        name,
        read: (cells) => {
          if (places.size < MOST_PLACES)
            places.set(cells.get('id') ?? '', { name: cells.get('name') ?? '', id: cells.get('place_id') ?? '' })
          return []
        },
      }
    if (what !== 'review') return undefined
    return {
      name,
      read: (cells) => {
        const place = places.get(cells.get('google_place_id') ?? '')
        return [itemOfRow('grp_google_review', new Map([...cells, ['place_name', place?.name ?? ''], ['place_id', place?.id ?? '']]))]
      },
    }
  }
}
