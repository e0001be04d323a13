import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { strengthWords } from '../../messages.strength'
import { strengthOf } from '../../strength'
import styles from './new-password.module.css'

export type NewPasswordProps = PasswordInputProps & { readonly value: string; readonly known: readonly string[] }

/** A field for a new password that says how well it would hold while it is typed. */
export function NewPassword({ known, value, ...field }: NewPasswordProps) {
  const { step, verdict, count } = strengthOf(value, known)
  return (
    <PasswordInput
      {...field}
      value={value}
      description={field.error ? undefined : strengthWords[verdict](count)}
      descriptionProps={{ 'aria-live': 'polite', className: styles.words }}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      inputContainer={(input) => (
        <>
          {input}
          <div className={styles.meter} data-step={step} aria-hidden="true">
            <span />
            <span />
            <span />
          </div>
        </>
      )}
      autoComplete="new-password"
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    />
  )
}
