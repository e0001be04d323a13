import { allInSiteWords } from '@frontage/kit/site-words'
import { labelMessages, standardMessages } from '../../messages.standard'
import { type ReviewForm, usualTexts } from '../../review-form'
import { standardForm } from '../../standard-form'

/** A form as visitors read it: what its owner left as it was is in the words of the site. */
export const spokenForm = (form: ReviewForm): ReviewForm => ({
  ...form,
  fields: form === standardForm ? form.fields.map(spokenField) : form.fields,
  texts: allInSiteWords(form.texts, usualTexts, standardMessages),
})

const labels: Readonly<Record<string, string>> = labelMessages

const spokenField = (field: ReviewForm['fields'][number]) => ({ ...field, label: labels[field.name] ?? field.label })
