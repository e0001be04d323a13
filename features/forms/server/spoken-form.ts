import { allInSiteWords, inSiteWords } from '@frontage/kit/site-words'
import { type ContactForm, usualButtons } from '../form'
import { answerMessages, buttonMessages } from '../messages.answers'
import { usualAnswers } from '../texts'

/** A form as visitors read it: what its owner left as it was is in the words of the site. */
export const spokenForm = (form: ContactForm): ContactForm => ({
  ...form,
  submit: inSiteWords(form.submit, usualButtons.submit, buttonMessages.submit),
  steps: form.steps.map((step) => ({
    ...step,
    back: inSiteWords(step.back, usualButtons.back, buttonMessages.back),
    next: inSiteWords(step.next, usualButtons.next, buttonMessages.next),
  })),
  texts: allInSiteWords(form.texts, usualAnswers, answerMessages),
})
