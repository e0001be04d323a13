type Step = { readonly step: string; readonly answers: Readonly<Record<string, unknown>> }
export type Business = {
  readonly what: string
  readonly steps: readonly Step[]
  /** What its home page says, and what its services page shows as prices. */
  readonly heading: string
  readonly sentence: string
  readonly prices: readonly string[]
  readonly look: string
}

const closed = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
const span = (from: string, to: string, isNextDay = false) => ({ from, to, isNextDay })
const service = (name: string, price = '', text = '') => ({ name, price, text })

/** Three quite different businesses, answered as their owners would. */
export const businesses: readonly Business[] = [
  {
    what: 'a practice in Nelson',
    steps: [
      { step: 'business', answers: { name: 'Harbour Physio', kind: 'physiotherapy' } },
      {
        step: 'place',
        answers: {
          street: '14 Rutherford Quay',
          town: 'Nelson 7010',
          phone: '03 555 0142',
          email: 'hello@harbour.example',
          hours: 'weekdays',
        },
      },
      {
        step: 'offer',
        answers: { services: ['Backs and necks', 'Sports injuries', 'After surgery', 'Home visits'].map((name) => service(name)) },
      },
      { step: 'look', answers: { look: 'stillwater' } },
    ],
    heading: 'Physiotherapy in Nelson.',
    sentence: 'Harbour Physio is at 14 Rutherford Quay in Nelson. We are open Monday to Friday, 9 am to 5 pm.',
    prices: [],
    look: 'stillwater',
  },
  {
    what: 'a café that is open late',
    steps: [
      { step: 'business', answers: { name: 'Low Tide & Sons', kind: 'cafe' } },
      {
        step: 'place',
        answers: {
          ...{ street: '9 Foreshore Road', town: 'Māpua 7005', phone: '03 555 0177', email: 'kiaora@lowtide.example', hours: 'own' },
          week: { ...closed, friday: [span('7:00', '14:00'), span('18:00', '1:00', true)], saturday: [span('8', '16')] },
        },
      },
      { step: 'offer', answers: { services: [service('Coffee', '5.50', 'All day.'), service('Cakes to order', 'from 45')] } },
      { step: 'look', answers: { look: 'counter' } },
      { step: 'pages', answers: { pages: ['home', 'services', 'contact', 'privacy', 'reviews', 'news'] } },
    ],
    heading: 'Coffee and cake in Māpua.',
    sentence: 'Low Tide &amp; Sons is at 9 Foreshore Road in Māpua.',
    prices: ['$5.50', 'from $45'],
    look: 'counter',
  },
  {
    what: 'a law office by appointment',
    steps: [
      { step: 'business', answers: { name: 'Ngaio & Kerr', kind: 'lawyer' } },
      { step: 'place', answers: { town: 'Whakatū Nelson', phone: '03 555 0119', email: 'office@ngaiokerr.example', hours: 'appointment' } },
      { step: 'offer', answers: { services: [service('Wills', '450'), service('Property')] } },
      { step: 'look', answers: { look: 'ledger' } },
      { step: 'pages', answers: { pages: ['home', 'services', 'about', 'privacy', 'projects'] } },
    ],
    heading: 'Legal advice in Whakatū Nelson.',
    sentence: 'Ngaio &amp; Kerr is in Whakatū Nelson. We see you by appointment.',
    prices: ['$450'],
    look: 'ledger',
  },
]
