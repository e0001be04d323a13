import { Icon } from '@frontage/parts/icon'
import type { ReactNode } from 'react'
import type { FormField } from '../../../../form'
import type { FieldMessage } from '../../../form-state'

/** What every control needs to know. */
export type ControlProps = {
  readonly field: FormField
  /** Id of the control; that of its help follows from it. */
  readonly id: string
  /** What stands in it at first. */
  readonly values: readonly string[]
  /** Numbers and days between which it may be. */
  readonly bounds: { readonly min?: string; readonly max?: string }
  readonly attributes: {
    readonly 'aria-required'?: boolean
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby': string | undefined
  }
  readonly isShownWrong: boolean
}

/** Facts, §5: the classes of a control, which styles of the original know. */
export const classesOf = ({ field, isShownWrong }: ControlProps, kind: string, ...more: string[]): string =>
  ['wpcf7-form-control', `wpcf7-${kind}`, field.required && 'wpcf7-validates-as-required', isShownWrong && 'wpcf7-not-valid', ...more]
    .filter(Boolean)
    .join(' ')

/** A star to the eye, on the line of the last word; controls say themselves that they are required. */
export const Mark = ({ field }: { readonly field: FormField }): ReactNode =>
  field.required && (
    <span className="field__mark" aria-hidden="true">
      {'\u00A0*'}
    </span>
  )

/** What has to be mended. The line is there before it is needed; aloud it is read with the control (facts, §6). */
export const Tip = ({ problem }: { readonly problem: FieldMessage | undefined }) => (
  <span className="field__problem">
    {problem && !problem.isCalm && (
      <span className="wpcf7-not-valid-tip" aria-hidden="true">
        <Icon name="alert" />
        {problem.message}
      </span>
    )}
  </span>
)
