import type { StoredContactForm } from '../../form'

type Field = StoredContactForm['steps'][number]['fields'][number]

const guard = { check: 'none' } as const
const form = (fields: readonly Field[], more: Partial<StoredContactForm> = {}): StoredContactForm => ({
  title: 'Recorded',
  guard,
  steps: [{ title: '', fields: [...fields] }],
  ...more,
})
const choices = (...labels: string[]) => labels.map((label) => ({ label }))
const yourName = { type: 'text', name: 'your-name', label: 'Your name', required: true } as const

/** The forms that were recorded, as definitions of ours. */
export const recordedForms = {
  default: form([
    yourName,
    { type: 'email', name: 'your-email', label: 'Your email', required: true },
    { type: 'text', name: 'your-subject', label: 'Subject', required: true },
    { type: 'textarea', name: 'your-message', label: 'Your message' },
  ]),
  all: form([
    { ...yourName, minLength: 2, maxLength: 40 },
    { type: 'text', name: 'nick' },
    { type: 'email', name: 'your-email', required: true, maxLength: 60 },
    { type: 'url', name: 'your-url' },
    { type: 'tel', name: 'your-tel', required: true },
    { type: 'number', name: 'amount', required: true, least: '10', most: '100', step: '5' },
    { type: 'range', name: 'rng', least: '0', most: '10' },
    { type: 'date', name: 'day', required: true, least: '2024-01-01', most: '2030-12-31' },
    { type: 'date', name: 'anyday' },
    { type: 'textarea', name: 'message', minLength: 5, maxLength: 200 },
    { type: 'checkbox', name: 'colours', required: true, options: choices('Red', 'Green', 'Blue') },
    { type: 'checkbox', name: 'one', isExclusive: true, options: choices('Yes', 'No') },
    { type: 'radio', name: 'pick', options: choices('P1', 'P2', 'P3') },
    { type: 'select', name: 'menu', required: true, options: choices('Red', 'Green', 'Blue') },
    { type: 'select', name: 'menus', isMultiple: true, options: choices('A', 'B', 'C') },
    { type: 'file', name: 'doc', required: true, accept: ['pdf', 'txt', 'image/png'], mostBytes: 102_400 },
    { type: 'quiz', name: 'capital', quiz: [{ question: 'Capital of Japan?', answer: 'Tokyo' }] },
    { type: 'acceptance', name: 'terms', label: 'I agree', isOptional: true },
  ]),
  accept: form([yourName, { type: 'acceptance', name: 'terms', label: 'I agree' }]),
  acceptval: form([yourName, { type: 'acceptance', name: 'terms', label: 'I agree' }], { acceptanceAsValidation: true }),
  captcha: form([yourName, { type: 'captcha', name: 'cap-1' }]),
  quiz: form([{ type: 'quiz', name: 'q1', quiz: [{ question: '1+1=?', answer: '2' }] }]),
  file: form([{ type: 'file', name: 'doc', accept: ['pdf', 'txt'], mostBytes: 1024 }]),
  demo: form([yourName], { demoMode: true }),
  subscribers: form([yourName], { subscribersOnly: true }),
  redirect: form([yourName], { actions: { redirect: { url: '/?thanks=[your-name]', delay: 2 } } }),
} as const satisfies Record<string, StoredContactForm>
