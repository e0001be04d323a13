import type { StoredContactForm } from '../../form'

type Start = { readonly name: string; readonly title: string; readonly about: string; readonly form: Omit<StoredContactForm, 'title'> }

const name = { type: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name', isHalf: true } as const
const email = { type: 'email', name: 'your-email', label: 'Your email', required: true, autocomplete: 'email', isHalf: true } as const
const phone = { type: 'tel', name: 'your-phone', label: 'Your phone', autocomplete: 'tel', isHalf: true } as const
const message = { type: 'textarea', name: 'your-message', label: 'Your message', required: true } as const
const consent = { type: 'acceptance', name: 'consent', label: 'I agree that my details are used to answer my message.' } as const

const contact: Start = {
  name: 'contact',
  title: 'Contact',
  about: 'Name, e-mail, subject and a message, on one page.',
  form: { steps: [{ fields: [name, email, { type: 'text', name: 'your-subject', label: 'Subject' }, message, consent] }] },
}

const work = [{ label: 'Repair' }, { label: 'New work' }, { label: 'Something else' }]

const quote: Start = {
  name: 'quote',
  title: 'Request for a quote',
  about: 'What is to be done, photos of the place, and who asks: three steps and a last look.',
  form: {
    hasReview: true,
    submit: 'Ask for a quote',
    steps: [
      {
        title: 'The job',
        next: 'Go on',
        fields: [
          { type: 'radio', name: 'work', label: 'What is to be done?', options: work },
          { type: 'textarea', name: 'your-message', label: 'In a few words', required: true, maxLength: 2000, counter: 'down' },
          { type: 'date', name: 'begin', label: 'When should it begin?', least: 'today' },
        ],
      },
      {
        title: 'The place',
        next: 'Go on',
        fields: [
          { type: 'text', name: 'place', label: 'Where is it?', required: true, autocomplete: 'street-address' },
          { type: 'upload', name: 'photos', label: 'Photos or plans', accept: ['jpg', 'jpeg', 'png', 'pdf'] },
        ],
      },
      { title: 'You', fields: [name, email, phone, consent] },
    ],
    letter: { subject: '[_form_title]: [work], [place]', attach: ['photos'] },
  },
}

const callBack: Start = {
  name: 'call-back',
  title: 'Call me back',
  about: 'A name, a number, and when it suits.',
  form: {
    submit: 'Please call me',
    steps: [
      {
        fields: [
          name,
          { ...phone, required: true },
          {
            type: 'select',
            name: 'when',
            label: 'When does it suit?',
            options: [{ label: 'Any time' }, { label: 'Mornings' }, { label: 'Afternoons' }, { label: 'Evenings' }],
          },
          consent,
        ],
      },
    ],
    letter: { subject: '[_form_title]: [your-name], [your-phone]', replyTo: '' },
  },
}

/** What a new form can begin with. */
export const starts: readonly Start[] = [contact, quote, callBack]
