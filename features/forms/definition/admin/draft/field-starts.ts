import type * as v from 'valibot'
import type { FieldType, fieldShape } from '../../../form'

type Start = Omit<Partial<v.InferInput<typeof fieldShape>>, 'type'> & { readonly label: string }

const three = [{ label: 'First choice' }, { label: 'Second choice' }, { label: 'Third choice' }]

/** What a field of each type is when it comes into a form. */
export const fieldStarts: Readonly<Record<FieldType, Start>> = {
  text: { label: 'Text' },
  email: { label: 'Your email', name: 'your-email', autocomplete: 'email', required: true },
  url: { label: 'Website', autocomplete: 'url' },
  tel: { label: 'Phone', autocomplete: 'tel' },
  number: { label: 'Number' },
  range: { label: 'How much', least: '0', most: '100', step: '10', value: '50' },
  date: { label: 'Date' },
  time: { label: 'Time' },
  textarea: { label: 'Your message', name: 'your-message' },
  select: { label: 'Please choose', options: three, hasBlank: true },
  checkbox: { label: 'Choose all that apply', options: three },
  radio: { label: 'Choose one', options: three },
  acceptance: { label: 'I agree that my details may be used to answer my message.', name: 'consent' },
  quiz: {
    label: 'A small question',
    name: 'quiz',
    quiz: [{ question: 'Which colour do blue and yellow make?', answer: 'green' }],
  },
  captcha: { label: 'Type the characters you see', name: 'captcha' },
  file: { label: 'A file', name: 'file', accept: ['jpg', 'jpeg', 'png', 'pdf'], mostFiles: 1 },
  upload: { label: 'Your files', name: 'files' },
  hidden: { label: 'Hidden field', name: 'hidden' },
  note: { label: 'A short explanation.', name: 'note' },
}
