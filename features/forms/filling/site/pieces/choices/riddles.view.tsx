import { CAPTCHA_PROOF, challengeOf, QUIZ_PROOF } from '../../../../own-fields'
import { formMessages } from '../../../messages'
import { type ControlProps, classesOf } from '../field/lines.view'
import { ServerOnly } from './picture-later.server-only.view'

export type RiddleProps = ControlProps & {
  /** The question and its keyed answer; or the address of the picture. */
  readonly quiz: readonly [question: string, key: string] | undefined
  readonly captcha: string | undefined
}

/** A question, which the server put; its answer is known there only (facts, §5). */
export function QuizField(control: RiddleProps) {
  const { field, id, attributes, values, quiz: [question = '', key = ''] = [] } = control
  return (
    <>
      <label htmlFor={id}>
        <span className="wpcf7-quiz-label">{question}</span>
      </label>
      <input
        {...attributes}
        id={id}
        name={field.name}
        className={classesOf(control, 'quiz', 'field__input')}
        type="text"
        defaultValue={values[0]}
        autoComplete="off"
      />
      <input type="hidden" name={QUIZ_PROOF + field.name} value={key} />
    </>
  )
}

/** Characters in a picture. The number in its address says which picture it was; it comes when the form wakes, or is posted. */
export function CaptchaField(control: RiddleProps) {
  const { field, id, attributes, values, captcha = '' } = control
  return (
    <>
      {captcha ? (
        <img className="wpcf7-captchac" src={captcha} alt={formMessages.captcha} width={144} height={48} />
      ) : (
        <span className="wpcf7-captchac">
          <noscript>{ServerOnly && <ServerOnly />}</noscript>
        </span>
      )}
      <input
        {...attributes}
        id={id}
        name={field.name}
        className={classesOf(control, 'captchar', 'field__input')}
        type="text"
        aria-label={field.label ? undefined : formMessages.captcha}
        defaultValue={values[0]}
        autoComplete="off"
      />
      <input type="hidden" name={CAPTCHA_PROOF + field.name} value={challengeOf(captcha)} />
    </>
  )
}
