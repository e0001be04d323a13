import { allInSiteWords } from '@frontage/kit/site-words'
import { labelMessages, standardMessages } from '../../messages.standard'
import { type ReviewForm, usualTexts } from '../../review-form'
import { firstForm } from '../../standard-form'

/** A form as visitors read it: what its owner left as it was is in the words of the site. */
export function spokenForm(form: ReviewForm): ReviewForm {
  const texts = allInSiteWords(form.texts, usualTexts, standardMessages)
  if (form !== firstForm) return { ...form, texts }
  return { ...form, fields: form.fields.map(spokenField), texts: { ...texts, consent: labelMessages.consent } }
}

const labels: Readonly<Record<string, string>> = labelMessages

const spokenField = (field: ReviewForm['fields'][number]) => ({
  ...field,
  label: labels[field.name] ?? field.label,
  after: field.after && labelMessages.emailHelp,
})
