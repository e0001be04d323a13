import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages'

/** The portfolio in German. */
export const words = {
  'portfolio.block': {
    all: 'Alle',
    search: 'Suchen …',
    quickView: 'Schnellansicht',
    loadMore: 'Mehr laden',
    nothingFound: 'Keine Einträge gefunden',
  } satisfies Wording<typeof messages>,
}
