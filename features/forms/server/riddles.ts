import type { ContactForm, FormField } from '../form'
import { fieldsOf } from '../form'
import { type Captchas, captchaAddress } from './captcha'
import { askQuiz, isRight, questionOf } from './quiz'
import type { Sent } from './sent-form'
import type { FormTickets } from './tickets'

export type Riddles = ReturnType<typeof createRiddles>
/** As they travel: only of forms that have such fields (facts, §4). */
export type Asked = { readonly captcha?: Record<string, string>; readonly quiz?: Record<string, [string, string]> }

/** Quizzes and captchas of a form: asked anew with every answer, and each good for one message. */
export function createRiddles(tickets: FormTickets, captchas: Captchas, publicUrl: string) {
  const ofType = (form: ContactForm, type: FormField['type']): FormField[] => fieldsOf(form).filter((field) => field.type === type)
  const listed = <Value>(fields: readonly FormField[], make: (field: FormField) => Value): Record<string, Value> | undefined =>
    fields.length ? Object.fromEntries(fields.map((field) => [field.name, make(field)])) : undefined
  const asked = (captcha: Record<string, string> | undefined, quiz: Record<string, [string, string]> | undefined): Asked => ({
    ...(captcha && { captcha }),
    ...(quiz && { quiz }),
  })
  const proofOf = (sent: Sent, { type, name }: FormField): string =>
    sent.own(type === 'quiz' ? `_wpcf7_quiz_answer_${name}` : `_wpcf7_captcha_challenge_${name}`)

  return {
    ask: (id: number, form: ContactForm): Asked =>
      asked(
        listed(ofType(form, 'captcha'), () => publicUrl + captchaAddress(captchas.make())),
        listed(ofType(form, 'quiz'), (field) => askQuiz(tickets, id, field)),
      ),

    /** What a page that everybody gets may show: questions without the proof that makes an answer count. */
    show: (form: ContactForm): Asked =>
      asked(
        listed(ofType(form, 'captcha'), () => ''),
        listed(ofType(form, 'quiz'), ({ quiz }) => [quiz[0]?.question ?? '', '']),
      ),

    /** The same, but what is answered already stays as it was asked. */
    askAgain: (id: number, form: ContactForm, sent: Sent): Asked =>
      asked(
        listed(ofType(form, 'captcha'), (field) => {
          const proof = proofOf(sent, field)
          return publicUrl + captchaAddress(captchas.isRight(proof, sent.own(field.name)) ? proof : captchas.make())
        }),
        listed(ofType(form, 'quiz'), (field): [string, string] => {
          const answer = sent.own(field.name)
          const proof = proofOf(sent, field)
          if (!isRight(tickets, id, field.name, answer, proof)) return askQuiz(tickets, id, field)
          return [questionOf(field, answer), proof]
        }),
      ),

    isAnswered: (id: number, sent: Sent, field: FormField): boolean => {
      const answer = sent.own(field.name)
      const proof = proofOf(sent, field)
      return field.type === 'quiz' ? isRight(tickets, id, field.name, answer, proof) : captchas.isRight(proof, answer)
    },

    /** What a message uses up, so that no second one can use it. */
    usedIn: (sent: Sent): string[] =>
      sent.fields.filter(({ type }) => type === 'quiz' || type === 'captcha').map((field) => proofOf(sent, field)),
  }
}
