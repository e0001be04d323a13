import type { Examples } from '@frontage/kit/island/island'
import type { StoredContactForm } from '../../../form'
import type { island } from './contact-form.island'

type Fields = NonNullable<StoredContactForm['steps'][number]['fields']>

const name: Fields[number] = { type: 'text', name: 'your-name', label: 'Your name', required: true, autocomplete: 'name' }
const email: Fields[number] = { type: 'email', name: 'your-email', label: 'Your email', required: true }
const message: Fields[number] = { type: 'textarea', name: 'your-message', label: 'How can we help?', required: true }
const terms: Fields[number] = {
  type: 'acceptance',
  name: 'terms',
  label: 'You may keep what I wrote to answer me. <a href="/#about">How we handle it</a>',
}
const short: Fields = [name, email, message]
const stages = ['Just an idea', 'Rough sketch', 'Plans drawn', 'Consent granted'].map((label) => ({ label }))
const rooms = ['Kitchen', 'Bathroom', 'Deck', 'Something else'].map((label) => ({ label }))
const towns = ['Whakatū Nelson', 'Richmond', 'Māpua', 'Motueka'].map((label) => ({ label }))

const one = (fields: Fields, rest: Partial<StoredContactForm> = {}): { definition: StoredContactForm } => ({
  definition: { title: 'Write to us', steps: [{ fields }], guard: { check: 'none' }, ...rest },
})

const lines: Fields = [
  { ...name, help: 'As we should greet you.' },
  { ...email, isHalf: true },
  { type: 'tel', name: 'phone', label: 'Your telephone', isHalf: true, placeholder: '03 555 0142' },
  { type: 'url', name: 'website', label: 'Your website', placeholder: 'example.nz' },
  { type: 'number', name: 'area', label: 'Square metres', least: '5', most: '500', isHalf: true },
  { type: 'range', name: 'people', label: 'How many live there?', least: '1', most: '12', value: '4', isHalf: true },
  { type: 'date', name: 'start', label: 'When may we begin?', least: 'today+14days', isHalf: true },
  { type: 'time', name: 'call', label: 'Best time to ring', isHalf: true },
  message,
]

const choices: Fields = [
  { type: 'note', name: 'about', label: '<p>We build <b>around Tasman Bay</b>. Tell us <a href="/#services">what you need</a>.</p>' },
  { type: 'select', name: 'town', label: 'Where is the house?', options: towns, hasBlank: true, required: true },
  { type: 'select', name: 'towns', label: 'Where else could it be?', options: towns, isMultiple: true },
  { type: 'radio', name: 'stage', label: 'Where are you up to?', options: stages, required: true, value: 'Rough sketch' },
  { type: 'checkbox', name: 'rooms', label: 'Which rooms?', options: rooms, hasFreeText: true },
  {
    type: 'checkbox',
    name: 'budget',
    label: 'Have you set a budget?',
    options: [{ label: 'Yes' }, { label: 'Not yet' }],
    isExclusive: true,
  },
  { type: 'quiz', name: 'person', label: 'Are you a person?', quiz: [{ question: 'What is two and two?', answer: '4' }], required: true },
  { type: 'hidden', name: 'source', value: 'sandbox' },
  { ...terms, isOptional: true },
]

const files: Fields = [
  { type: 'upload', name: 'photos', label: 'Photos and drawings', help: 'Whatever shows what is there now.' },
  { type: 'upload', name: 'plan', label: 'The plan', accept: ['pdf'], mostFiles: 1, mostBytes: 2_097_152, required: true },
  { type: 'file', name: 'letter', label: 'A letter', accept: ['pdf', 'docx'] },
]

const keep: Fields[number] = { type: 'acceptance', name: 'keep', label: 'You may keep these files.', askedWith: 'photos' }

const steps: StoredContactForm['steps'] = [
  { title: 'The job', next: 'Next: details', fields: [choices[3]!, choices[1]!] },
  { title: 'Details', next: 'Next: about you', fields: [{ ...message, counter: 'up', maxLength: 1200 }, files[0]!, terms] },
  { title: 'About you', fields: [name, email] },
]
const quote: StoredContactForm = { title: 'Get a quote', steps, guard: { check: 'none' }, submit: 'Send it' }
const reviewed: StoredContactForm = {
  ...quote,
  hasReview: true,
  steps: steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) => ({ ...field, ...(field.type === 'textarea' && { value: 'The deck is soft in one corner.' }) })),
  })),
}

const statuses = [
  'submitting',
  'resetting',
  'validation_failed',
  'acceptance_missing',
  'spam',
  'aborted',
  'mail_sent',
  'mail_failed',
] as const
const further = ['validating', 'payment_required', 'on_hold'] as const

export const examples: Examples<typeof island> = {
  'a short form': one(short),
  'lines and numbers': one(lines),
  'choices and a quiz': one(choices),
  files: one(files),
  'characters counted': one([
    { ...message, counter: 'down', maxLength: 40, minLength: 10, value: 'The deck off the lounge is soft in one corner.' },
    { ...name, counter: 'up', maxLength: 40 },
  ]),
  'a box that has to be ticked': one([...short, terms], { privacy: 'We keep it for a year, and show it to nobody else.' }),
  'a consent that goes with files': one([name, files[0]!, keep]),
  'three steps': { definition: quote },
  'the second step': { definition: quote, preview: { step: 1 } },
  'a step with an error': { definition: quote, preview: { step: 2, status: 'validation_failed' } },
  'a last look': { definition: reviewed, preview: { step: 3 } },
  ...Object.fromEntries([...statuses, ...further].map((status) => [`status ${status}`, { ...one(short), preview: { status } }])),
}
