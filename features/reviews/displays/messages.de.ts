import type { Wording } from '@frontage/kit/texts'
import type { badgeMessages } from './messages.badge'
import type { floatMessages } from './messages.float'

/** Badges and floating boxes in German. */
export const words = {
  'reviews.badge': {
    total: { one: '{count} Bewertung', other: '{count} Bewertungen' },
    sampleTotal: { one: '{count} Beispielbewertung', other: '{count} Beispielbewertungen' },
    noneYet: 'Noch keine Bewertungen.',
    fromSource: '{total} auf {source}',
    fromHere: '{total} hier',
    noUrl: 'Bitte geben Sie an, wohin der Link führen soll.',
    blocked: 'Bitte erlauben Sie Pop-ups für diese Website.',
    reviews: 'Bewertungen',
    close: 'Schließen',
    nameless: 'Name nicht angegeben',
    ownSite: 'Unsere Website',
    sample: 'Beispiel',
    recommends: 'Empfiehlt uns',
    recommendsNot: 'Empfiehlt uns nicht',
  } satisfies Wording<typeof badgeMessages>,
  'reviews.float': { reviews: 'Bewertungen', close: 'Schließen' } satisfies Wording<typeof floatMessages>,
}
