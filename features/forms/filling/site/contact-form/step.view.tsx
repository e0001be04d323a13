import { say } from '@frontage/kit/say'
import { ServerRendered } from '@frontage/parts/server-rendered'
import type { FormField, FormStep } from '../../../form'
import { boundsOf } from '../../bounds'
import { formMessages as words } from '../../messages'
import type { PlainFirst } from '../../plain'
import { ServerOnly } from '../pieces/carried/carried.server-only.view'
import { Field } from '../pieces/field/field.view'
import type { FormParts } from './use-contact-form'

type StepProps = FormParts & {
  readonly step: FormStep
  readonly place: number
  /** Without a script the fields of other steps travel on unseen. */
  readonly isDrawn: boolean
}

/** One step. In the last look all of them are shown, as they were filled in; nothing in them can be pressed. */
export function Step({ first, form, unit, step, place, isDrawn }: StepProps) {
  const { state, isAwake, stepHead } = form
  const { steps } = first.definition
  const isReviewing = state.step === steps.length
  const isCurrent = state.step === place
  const isStepped = steps.length > 1
  const title = step.title || (isStepped ? say(words.step, { number: place + 1 }) : '')
  const classes = ['fieldset-cf7mls contact-form__step', isCurrent && 'cf7mls_current_fs', isReviewing && 'cf7mls_preview_fs']
  // Without a script what was filled in elsewhere travels on unseen; the server alone draws that.
  const carried = first.plain && (
    <ServerRendered key="carried" hidden>
      {ServerOnly && <ServerOnly first={first} plain={first.plain} fields={step.fields} />}
    </ServerRendered>
  )
  if (!isDrawn) return carried
  const drawn = (
    <fieldset
      key="step"
      className={classes.filter(Boolean).join(' ')}
      data-cf7mls-order={place}
      hidden={!isCurrent && !isReviewing}
      disabled={isReviewing}
    >
      {title && (isStepped || isReviewing) && (
        <legend className="contact-form__legend">
          <span className="contact-form__title" ref={isCurrent ? stepHead : undefined} tabIndex={-1}>
            {title}
          </span>
          {isReviewing && isAwake && <Edit title={title} onPress={() => form.goTo(place)} />}
        </legend>
      )}
      <div className="contact-form__fields">
        {step.fields.map((field) => (
          <Field
            key={field.name}
            {...{ field, unit, isAwake }}
            isPlain={form.isPlain}
            bounds={boundsOf(first.schema.rules, field.name)}
            values={valuesOf(first, field)}
            files={first.plain?.files[field.name] ?? []}
            problem={state.problems[field.name]}
            {...{ quiz: state.quiz, captcha: state.captcha, form: first.form }}
            {...{ onBusy: form.setBusy, onMended: form.mended, onMissing: form.bePlain }}
          />
        ))}
      </div>
    </fieldset>
  )
  // What cannot be changed is not sent by browsers, so it travels a second time.
  return isReviewing && !isAwake ? [drawn, carried] : drawn
}

type EditProps = { readonly title: string; readonly onPress: () => void }

/** In a legend a button stays alive while its fieldset is not. */
const Edit = ({ title, onPress }: EditProps) => (
  <button className="text-link" type="button" aria-label={`${words.edit}: ${title}`} onClick={onPress}>
    {words.edit}
  </button>
)

const valuesOf = ({ plain }: PlainFirst, { name, value }: FormField): readonly string[] => plain?.values[name] ?? (value ? [value] : [])
