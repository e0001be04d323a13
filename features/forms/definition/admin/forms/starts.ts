import type { StoredContactForm } from '../../../form'

type Start = { readonly name: string; readonly title: string; readonly about: string; readonly form: Omit<StoredContactForm, 'title'> }

const name = { type: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name', isHalf: true } as const
const email = { type: 'email', name: 'your-email', label: 'Your email', required: true, autocomplete: 'email', isHalf: true } as const
const phone = { type: 'tel', name: 'your-phone', label: 'Your phone', autocomplete: 'tel', isHalf: true } as const
const message = { type: 'textarea', name: 'your-message', label: 'Your message', required: true } as const
const consent = { type: 'acceptance', name: 'consent', label: 'I agree that my details may be used to answer my message.' } as const
const privacy = 'We use what you write only to answer you. To see, correct or delete it later, contact us.'

const contact: Start = {
  name: 'contact',
  title: 'Contact',
  about: 'Name, e-mail, subject and message, on one page.',
  form: { privacy, steps: [{ fields: [name, email, { type: 'text', name: 'your-subject', label: 'Subject' }, message, consent] }] },
}

const work = [{ label: 'Something new' }, { label: 'A change or repair' }, { label: 'Something else' }]

const quote: Start = {
  name: 'quote',
  title: 'Request for a quote',
  about: 'What is needed, photos, and contact details: three steps and a review step.',
  form: {
    hasReview: true,
    privacy,
    submit: 'Request a quote',
    steps: [
      {
        title: 'Your request',
        next: 'Continue',
        fields: [
          { type: 'radio', name: 'work', label: 'What do you need?', options: work },
          { type: 'textarea', name: 'your-message', label: 'Please describe it briefly', required: true, maxLength: 2000, counter: 'down' },
          { type: 'date', name: 'begin', label: 'When should we start?', least: 'today' },
        ],
      },
      {
        title: 'Location',
        next: 'Continue',
        fields: [
          { type: 'text', name: 'place', label: 'Address', required: true, autocomplete: 'street-address' },
          { type: 'upload', name: 'photos', label: 'Photos or documents', accept: ['jpg', 'jpeg', 'png', 'pdf'] },
        ],
      },
      { title: 'Your details', fields: [name, email, phone, consent] },
    ],
    letter: { subject: '[_form_title]: [work], [place]', attach: ['photos'] },
  },
}

const callBack: Start = {
  name: 'call-back',
  title: 'Call me back',
  about: 'Name, phone number, and the best time to call.',
  form: {
    privacy,
    submit: 'Please call me',
    steps: [
      {
        fields: [
          name,
          { ...phone, required: true },
          {
            type: 'select',
            name: 'when',
            label: 'When should we call?',
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
