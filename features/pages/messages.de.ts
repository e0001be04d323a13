import type { Wording } from '@frontage/kit/texts'
import type { messages } from './messages'

/** The page of results in German. */
export const words = {
  'pages.search': {
    searchTitle: 'Suche',
    foundFor: { one: 'Ein Ergebnis für „{words}“', other: '{count} Ergebnisse für „{words}“' },
    foundNone: 'Nichts gefunden für „{words}“',
    nothingAsked: 'Wonach suchen Sie?',
    tryOther: 'Versuchen Sie es mit einem anderen oder kürzeren Wort.',
    search: 'Suchen',
    searchField: 'Website durchsuchen',
    kinds: { page: 'Seite', project: 'Projekt', review: 'Bewertung' },
    pausePictures: 'Bilderwechsel anhalten',
  } satisfies Wording<typeof messages>,
}
