import type { Wording } from '@frontage/kit/texts'
import type { siteMessages } from './messages.site'

/** Around the items, in German. */
export const words = {
  'portfolio.site': {
    portfolio: 'Portfolio',
    items: 'Einträge',
    find: 'Einträge finden',
    categories: 'Kategorien',
    others: 'Weitere Kategorien',
    searchLabel: 'Einträge durchsuchen',
    show: 'Anzeigen',
    shown: '{shown} von {total} angezeigt',
    found: { one: 'Ein Eintrag', other: '{count} Einträge' },
    corrected: 'Stattdessen wird „{words}“ angezeigt.',
    noFit: 'Versuchen Sie es mit weniger Wörtern oder lassen Sie sich alle Einträge anzeigen.',
    showAll: 'Alle Einträge anzeigen',
    failed: 'Die Einträge konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    loading: 'Wird geladen …',
    earlier: 'Frühere Einträge',
    newTab: '(öffnet in einem neuen Tab)',
    devices: { desktop: 'Computer', tablet: 'Tablet', mobile: 'Handy' },
    device: 'Größe der Vorschau',
    close: 'Schließen',
    visit: 'In einem neuen Tab öffnen',
    noFrame: 'Diese Website kann hier nicht angezeigt werden.',
    showFrom: 'Von {host} laden',
    previewOf: 'Vorschau von {title}',
    all: 'Alle Einträge',
    watch: 'Video ansehen',
    previous: 'Zurück',
    next: 'Weiter',
    neighbours: 'Weitere Einträge',
    enlarge: 'Größer anzeigen: {alt}',
  } satisfies Wording<typeof siteMessages>,
}
