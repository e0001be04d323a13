import type { StoredContactForm } from '../../form'

const options = (...labels: string[]) => labels.map((label) => ({ label }))

/** For tests: two steps with every type of field, letters and every action. */
const everything: StoredContactForm = {
  title: 'F1',
  hasReview: true,
  steps: [
    {
      title: 'You',
      fields: [
        { type: 'text', name: 'your-name', label: 'Name', required: true, autocomplete: 'name', isHalf: true },
        { type: 'email', name: 'your-email', label: 'E-mail', required: true, autocomplete: 'email', isHalf: true },
        { type: 'tel', name: 'your-tel', label: 'Telephone' },
        { type: 'url', name: 'your-url', label: 'Website' },
        { type: 'date', name: 'day', label: 'Day', least: 'today' },
        { type: 'time', name: 'time', label: 'Time' },
        { type: 'number', name: 'amount', label: 'Number', least: '1', most: '100' },
        { type: 'range', name: 'range', label: 'Range', least: '0', most: '10' },
      ],
    },
    {
      title: 'What it is about',
      fields: [
        { type: 'note', name: 'note', label: '<p>Tell us more.</p>' },
        { type: 'select', name: 'menu', label: 'Menu', options: options('Deck', 'Fence'), hasBlank: true },
        { type: 'radio', name: 'pick', label: 'Pick', options: options('Morning', 'Afternoon') },
        { type: 'checkbox', name: 'colours', label: 'Colours', options: options('Red', 'Green'), hasFreeText: true },
        { type: 'textarea', name: 'your-message', label: 'Message', required: true, counter: 'up' },
        { type: 'file', name: 'doc', label: 'A file' },
        { type: 'upload', name: 'plans', label: 'Files' },
        { type: 'quiz', name: 'quiz', label: 'Question', quiz: [{ question: 'Two and two?', answer: '4' }] },
        { type: 'captcha', name: 'captcha', label: 'Letters' },
        { type: 'hidden', name: 'source', value: 'fixture' },
        { type: 'acceptance', name: 'terms', label: 'I agree to the terms.' },
      ],
    },
  ],
  letter: { to: 'owner@site.test', subject: 'F1: [your-name]', attach: ['doc', 'plans'] },
  thanks: { subject: 'Thank you', body: 'We have got your message.' },
  actions: {
    redirect: { url: '/?thanks=[your-name]' },
    event: { name: 'form_sent', params: [{ name: 'about', value: '[menu]' }] },
    webhooks: [{ url: 'https://hooks.site.test/messages' }],
  },
}

/** For tests: one step without files. */
const plain: StoredContactForm = {
  title: 'F2',
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name', label: 'Name', required: true },
        { type: 'email', name: 'your-email', label: 'E-mail', required: true },
        { type: 'textarea', name: 'your-message', label: 'Message', required: true },
      ],
    },
  ],
  letter: { to: 'owner@site.test', subject: 'F2: [your-name]' },
}

export const fixtureForms = { contactForm: everything, plainContactForm: plain } as const
