/** A business, as its owner tells of it. */
export type Business = {
  readonly name: string
  /** What is typed for the kind, and which of the kinds found is chosen. */
  readonly kind: readonly [typed: string, chosen: string]
  /** By the labels of the fields. */
  readonly place: Readonly<Record<string, string>>
  readonly hours: string
  /** Services that are ticked, and those that get a price. */
  readonly services: readonly string[]
  readonly prices: Readonly<Record<string, string>>
  /** Chosen instead of the look that fits best. */
  readonly look?: string
  /** The first heading of the home page. */
  readonly heading: string
  /** What visitors read of the opening hours. */
  readonly open: RegExp
}

/** Three that have little in common. */
export const businesses: readonly Business[] = [
  {
    name: 'Harbour Physio',
    kind: ['physio', 'Physiotherapy practice'],
    place: { 'Street and number': '14 Rutherford Quay', 'Town and postcode': 'Whakatū Nelson 7010', Phone: '03 555 0142' },
    hours: 'Mon to Fri, 9 to 5',
    services: ['Backs and necks', 'Sports injuries', 'After surgery', 'Home visits'],
    prices: {},
    look: 'Cutout',
    heading: 'Physiotherapy in Whakatū Nelson.',
    open: /Monday (to|–) Friday/,
  },
  {
    name: 'Ebb & Flour Bakery and Coffee House',
    kind: ['café', 'Café'],
    place: { 'Street and number': '3 Strand', 'Town and postcode': '8500 Harlow', Phone: '+44 20 7946 0000' },
    hours: 'Every day',
    services: [],
    prices: { Coffee: '4.50', Cakes: 'from 5', Breakfast: '14' },
    heading: 'Coffee and cake in Harlow.',
    open: /Monday (to|–) Sunday|Every day/i,
  },
  {
    name: 'Okafor Legal',
    kind: ['solicitor', 'Law office'],
    place: { 'Town and postcode': 'Bristol', Phone: '0117 496 0123' },
    hours: 'By appointment',
    services: ['Wills', 'Property', 'Disputes'],
    prices: {},
    look: 'Draft',
    heading: 'Legal advice in Bristol.',
    open: /by appointment/i,
  },
]
