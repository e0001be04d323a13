import { formMessages } from '../../../messages'
import { type ControlProps, classesOf } from '../field/lines.view'

type RiddleProps = ControlProps & {
  /** The question and its keyed answer; or the address of the picture. */
  readonly quiz: readonly [question: string, key: string] | undefined
  readonly captcha: string | undefined
}

/** A question, which the server put; its answer is known there only (facts, §5). */
export function Quiz(control: RiddleProps) {
  const { field, id, attributes, quiz: [question = '', key = ''] = [] } = control
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
        autoComplete="off"
      />
      <input type="hidden" name={`_wpcf7_quiz_answer_${field.name}`} value={key} readOnly />
    </>
  )
}

/** Characters in a picture. The number in its address says which picture it was. */
export function Captcha(control: RiddleProps) {
  const { field, id, attributes, captcha = '' } = control
  const challenge = /([^/]+)\.\w+$/.exec(captcha)?.[1] ?? ''
  return (
    <>
      {captcha && <img className="wpcf7-captchac" src={captcha} alt={formMessages.captchaPicture} width={144} height={48} />}
      <input
        {...attributes}
        id={id}
        name={field.name}
        className={classesOf(control, 'captchar', 'field__input')}
        type="text"
        autoComplete="off"
      />
      <input type="hidden" name={`_wpcf7_captcha_challenge_${field.name}`} value={challenge} readOnly />
    </>
  )
}
