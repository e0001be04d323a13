import type { Wording } from '@frontage/kit/texts'
import type { policyMessages } from './messages.policy'

/** How reviews are handled, in German. */
export const words = {
  'reviews.policy': {
    heading: 'Wie wir mit Bewertungen umgehen',
    text: 'Wir veröffentlichen jede Bewertung, die eine Kundin oder ein Kunde geschrieben hat, gleich wie viele Sterne sie hat. Niemand kann ihren Wortlaut oder ihre Sterne ändern. Abgelehnt wird eine Bewertung nur aus einem der unten genannten Gründe, und keiner davon hängt von den Sternen ab.',
    none: 'Es sind noch keine Bewertungen eingegangen. Beispiele werden hier nie mitgezählt.',
    received: 'Eingegangen',
    published: 'Veröffentlicht',
    rejected: 'Abgelehnt',
    waiting: 'Wartet auf Freigabe',
    withdrawn: 'Vom Verfasser zurückgezogen',
    spam: 'Spam',
    byReason: 'Abgelehnt, nach Grund',
    byStar: 'Nach Sternen',
    reason: 'Grund',
    rating: 'Sterne',
    total: 'Bewertungen',
    stars: { one: '{count} Stern', other: '{count} Sterne' },
    unrated: 'Ohne Sterne',
    reasons: {
      'not-a-customer': 'Nicht von einem Kunden',
      abuse: 'Beleidigung',
      privacy: 'Persönliche Daten anderer',
      'off-topic': 'Betrifft nicht dieses Unternehmen',
      duplicate: 'Doppelt gesendet',
      legal: 'Rechtliche Gründe',
    },
  } satisfies Wording<typeof policyMessages>,
}
