import { Icon } from '@frontage/parts/icon'
import type { ReactNode } from 'react'
import type { FormField } from '../../../../review-form'

/** What every control says about itself. */
export type ControlProps = {
  readonly field: FormField
  /** Id of the control; those of its hint and its problem follow from it. */
  readonly id: string
  readonly name: string
  readonly attributes: { required: boolean; 'aria-invalid': boolean; 'aria-describedby': string }
}

/** A star to the eye, on the line of the last word; controls say `required` themselves. */
export const Mark = ({ field: { required } }: { readonly field: Pick<FormField, 'required'> }): ReactNode =>
  required && (
    <span className="field__mark" aria-hidden="true">
      {'\u00A0*'}
    </span>
  )

type LineProps = { readonly id: string; readonly text: string }

/** What the owner, or the control, has to say before a visitor begins. */
export const Hint = ({ id, text }: LineProps) => (
  <p className="small" id={`${id}-hint`} hidden={!text}>
    {text}
  </p>
)

type ProblemProps = { readonly id: string; readonly field: Pick<FormField, 'name'>; readonly isAlert?: boolean }

/** What has to be mended. The line is there before it is needed; its text is put in by whoever attends the form. */
export const FieldError = ({ id, field, isAlert = false }: ProblemProps) => (
  <p className="field__problem" id={`${id}-problem`} role={isAlert ? 'alert' : undefined} data-problem={field.name}>
    <Icon name="alert" />
    <span />
  </p>
)
