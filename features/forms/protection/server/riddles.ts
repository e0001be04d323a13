import { fieldsOf } from '../../fields-of'
import type { ContactForm, FormField } from '../../form'
import { QUIZ_PROOF } from '../../own-fields'
import type { Riddles } from '../../server/contracts'
import { isRiddle, proofOf, type Sent } from '../../server/sent-form'
import type { FormTickets } from '../../server/tickets'
import type { Asked } from '../../wire'
import { type Captchas, captchaAddress } from './captcha'
import { answersShown, askQuiz, isRight, questionOf } from './quiz'

/** Quizzes and captchas of a form: asked anew with every answer that needs it, and each good for one message. */
export function createRiddles(tickets: FormTickets, captchas: Captchas, publicUrl: string): Riddles {
  const ofType = (form: ContactForm, type: FormField['type']): FormField[] => fieldsOf(form).filter((field) => field.type === type)
  const listed = <Value>(fields: readonly FormField[], make: (field: FormField) => Value): Record<string, Value> | undefined =>
    fields.length ? Object.fromEntries(fields.map((field) => [field.name, make(field)])) : undefined
  const picture = (): string => publicUrl + captchaAddress(captchas.make())

  /** What is asked of each field, by its type; nothing of a form that asks nothing. */
  function asked(form: ContactForm, captcha: (field: FormField) => string, quiz: (field: FormField) => [string, string]): Asked {
    const pictures = listed(ofType(form, 'captcha'), captcha)
    const questions = listed(ofType(form, 'quiz'), quiz)
    return { ...(pictures && { captcha: pictures }), ...(questions && { quiz: questions }) }
  }

  const isAnswered = (id: number, sent: Sent, field: FormField): boolean => {
    const answer = sent.own(field.name)
    const proof = proofOf(sent, field)
    return field.type === 'quiz' ? isRight(tickets, id, field.name, answer, proof) : captchas.isRight(proof, answer)
  }

  return {
    isAnswered,

    ask: (id, form) => asked(form, picture, (field) => askQuiz(tickets, id, field)),

    show: (form) =>
      asked(
        form,
        () => '',
        ({ quiz }) => [quiz[0]?.question ?? '', ''],
      ),

    askShown: (id, form) => asked(form, picture, (field) => askQuiz(tickets, id, field, 0)),

    askAgain: (id, form, sent, spent = []) => {
      const stays = (field: FormField): boolean => !spent.includes(field.name) && isAnswered(id, sent, field)
      return asked(
        form,
        (field) => (stays(field) ? publicUrl + captchaAddress(proofOf(sent, field)) : picture()),
        (field) => (stays(field) ? [questionOf(field, sent.own(field.name)), proofOf(sent, field)] : askQuiz(tickets, id, field)),
      )
    },

    askWrong: (id, form, complaints) => {
      const steps = form.steps.map((step) => ({
        ...step,
        fields: step.fields.filter(({ name }) => complaints.some(({ field }) => field === name)),
      }))
      return asked({ ...form, steps }, picture, (field) => askQuiz(tickets, id, field))
    },

    proofsFor: (id, sent) => {
      const answered = sent.fields.filter(
        (field) => field.type === 'quiz' && !proofOf(sent, field) && answersShown(field, sent.own(field.name)),
      )
      return Object.fromEntries(answered.map((field) => [QUIZ_PROOF + field.name, askQuiz(tickets, id, field, 0)[1]]))
    },

    usedIn: (sent) => sent.fields.filter(isRiddle).map((field) => proofOf(sent, field)),
  }
}
