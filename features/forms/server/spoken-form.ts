import { allInSiteWords, inSiteWords } from '@frontage/kit/site-words'
import { parse } from 'valibot'
import type { ContactForm } from '../form'
import { answerMessages, buttonMessages } from '../messages.answers'
import { textsShape } from '../texts'

const usualAnswers = parse(textsShape, {})
const usual = { ...buttonMessages }

/** A form as visitors read it: what its owner left as it was is in the words of the site. */
export const spokenForm = (form: ContactForm): ContactForm => ({
  ...form,
  submit: inSiteWords(form.submit, usual.submit, buttonMessages.submit),
  steps: form.steps.map((step) => ({
    ...step,
    back: inSiteWords(step.back, usual.back, buttonMessages.back),
    next: inSiteWords(step.next, usual.next, buttonMessages.next),
  })),
  texts: allInSiteWords(form.texts, usualAnswers, answerMessages),
})
