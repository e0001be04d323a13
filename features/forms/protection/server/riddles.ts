import { fieldsOf } from '../../fields-of'
import type { Complaint } from '../../filling/server/check-sent'
import type { ContactForm, FormField } from '../../form'
import { CAPTCHA_PROOF, QUIZ_PROOF } from '../../own-fields'
import type { Sent } from '../../server/sent-form'
import type { FormTickets } from '../../server/tickets'
import type { Asked } from '../../wire'
import { type Captchas, captchaAddress } from './captcha'
import { answersShown, askQuiz, isRight, questionOf } from './quiz'

export type Riddles = ReturnType<typeof createRiddles>
/** Quizzes and captchas of a form: asked anew with every answer that needs it, and each good for one message. */
export function createRiddles(tickets: FormTickets, captchas: Captchas, publicUrl: string) {
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

    ask: (id: number, form: ContactForm): Asked => asked(form, picture, (field) => askQuiz(tickets, id, field)),

    /** What a page that everybody gets may show: questions without the proof that makes an answer count. */
    show: (form: ContactForm): Asked =>
      asked(
        form,
        () => '',
        ({ quiz }) => [quiz[0]?.question ?? '', ''],
      ),

    /** The proof for those very questions, which a page asks for when it wakes. */
    askShown: (id: number, form: ContactForm): Asked => asked(form, picture, (field) => askQuiz(tickets, id, field, 0)),

    /** What is answered already stays as it was asked, unless its proof is `spent`. */
    askAgain: (id: number, form: ContactForm, sent: Sent, spent: readonly string[] = []): Asked => {
      const stays = (field: FormField): boolean => !spent.includes(field.name) && isAnswered(id, sent, field)
      return asked(
        form,
        (field) => (stays(field) ? publicUrl + captchaAddress(proofOf(sent, field)) : picture()),
        (field) => (stays(field) ? [questionOf(field, sent.own(field.name)), proofOf(sent, field)] : askQuiz(tickets, id, field)),
      )
    },

    /** Anew what was complained about, and nothing else. */
    askWrong: (id: number, form: ContactForm, complaints: readonly Complaint[]): Asked => {
      const steps = form.steps.map((step) => ({
        ...step,
        fields: step.fields.filter(({ name }) => complaints.some(({ field }) => field === name)),
      }))
      return asked({ ...form, steps }, picture, (field) => askQuiz(tickets, id, field))
    },

    /** Of a page without a script nobody could have a proof yet: who answers the question that it shows gets one, by its field. */
    proofsFor: (id: number, sent: Sent): Record<string, string> => {
      const answered = sent.fields.filter(
        (field) => field.type === 'quiz' && !proofOf(sent, field) && answersShown(field, sent.own(field.name)),
      )
      return Object.fromEntries(answered.map((field) => [QUIZ_PROOF + field.name, askQuiz(tickets, id, field, 0)[1]]))
    },

    /** What a message uses up, so that no second one can use it. */
    usedIn: (sent: Sent): string[] => sent.fields.filter(isRiddle).map((field) => proofOf(sent, field)),
  }
}

/** Fields that ask something of their visitor. */
export const isRiddle = ({ type }: FormField): boolean => type === 'quiz' || type === 'captcha'

export const proofOf = (sent: Sent, { type, name }: FormField): string =>
  sent.own(type === 'quiz' ? QUIZ_PROOF + name : CAPTCHA_PROOF + name)
