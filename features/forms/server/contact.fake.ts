import type { StoredContactForm } from '../form'

const person = { 'your-name': 'Ann', 'your-email': 'ann@example.test', 'your-message': 'A deck for the house, please.' }
let written = 0
/** What a person writes; no two are the same. */
export const filled = (change: Record<string, string> = {}): Record<string, string> => ({
  ...person,
  'your-message': `A deck, number ${++written}.`,
  ...change,
})

export const contactDefinition: StoredContactForm = {
  title: 'Contact',
  guard: { disallowed: ['Casino'] },
  steps: [
    {
      title: '',
      fields: [
        { type: 'text', name: 'your-name', required: true },
        { type: 'email', name: 'your-email', required: true },
        { type: 'textarea', name: 'your-message' },
        { type: 'text', name: 'your-subject' },
        { type: 'select', name: 'department', options: [{ label: 'Sales' }, { label: 'Support' }] },
      ],
    },
  ],
  letter: { departmentField: 'department', departments: [{ value: 'Sales', to: 'sales@site.test' }] },
  thanks: { subject: 'Thank you', body: 'We have got your message, [your-name].' },
}
