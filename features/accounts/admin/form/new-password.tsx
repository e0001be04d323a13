import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import styles from './new-password.module.css'
import { strengthOf } from './strength'

type NewPasswordProps = PasswordInputProps & { readonly value: string; readonly known: readonly string[] }

/** A field for a new password that says how well it would hold while it is typed. */
export function NewPassword({ known, value, ...field }: NewPasswordProps) {
  const { step, words } = strengthOf(value, known)
  return (
    <div>
      <PasswordInput {...field} value={value} autoComplete="new-password" visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }} aria-describedby={`${field.name}-strength`} />
      <div className={styles.meter} data-step={step} aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <p className={styles.words} id={`${field.name}-strength`} aria-live="polite">
        {words}
      </p>
    </div>
  )
}
