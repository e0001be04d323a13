import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { authMessages as words } from '../../messages.auth-pages'
import type { Drawing } from './page'

type FormProps = {
  readonly drawing: Drawing
  /** What it sends as `form`. */
  readonly name: string
  readonly label: string
  readonly button: string
  readonly children: ReactNode
}

/** A plain form that goes to the address at which it stands. What is wrong with the whole of it stands above its fields. */
export function AuthForm({ drawing: { address, sent, trouble }, name, label, button, children }: FormProps) {
  return (
    <form className="auth-form" method="post" action={address} aria-label={label} noValidate>
      <input type="hidden" name="form" value={name} />
      {sent === name && trouble.form !== undefined && (
        <p className="auth-problem" role="alert" id="problem">
          {trouble.form}
        </p>
      )}
      {children}
      <button className="auth-button" type="submit">
        {button}
      </button>
    </form>
  )
}

type FieldProps = {
  readonly drawing: Drawing
  /** The form that it belongs to. */
  readonly of: string
  readonly name: string
  readonly label: string
  readonly help?: string | undefined
  readonly type?: HTMLInputTypeAttribute
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly inputMode?: 'numeric' | 'text' | undefined
  readonly most: number
  /** Whether it has the focus when the page opens, unless another one has to be corrected. */
  readonly isFirst?: boolean
  readonly value?: string | undefined
}

/** A field with its label, its help and what is wrong with it. */
export function AuthField({ drawing, of, name, label, help, type = 'text', most, isFirst, value, ...more }: FieldProps) {
  const { sent, typed, trouble } = drawing
  const error = sent === of ? trouble.fields[name] : undefined
  const id = `${of}-${name}`
  const described = [help && `${id}-help`, error && `${id}-error`, sent === of && trouble.form !== undefined && 'problem']
  const kept = type === 'password' ? undefined : ((sent === of ? typed[name] : undefined) ?? value)
  return (
    <div className="auth-field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="auth-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <span className="auth-input">
        <input
          {...more}
          {...{ id, name, type }}
          defaultValue={kept}
          maxLength={most}
          // biome-ignore lint/a11y/noAutofocus: the page is this one form, and without a script nothing else leads to what has to be corrected
          autoFocus={isFocused(drawing, of, name, isFirst)}
          // Of passwords and addresses browsers leave every letter as it is typed.
          autoCapitalize={type === 'text' ? 'none' : undefined}
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        {type === 'password' && (
          <button type="button" hidden data-reveals={id} aria-pressed="false" aria-label={words.showPassword}>
            <Eye />
          </button>
        )}
      </span>
      {error && (
        <p className="auth-error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

/** An eye; the line through it shows while the password does. */
const Eye = () => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" aria-hidden="true">
    <path d="M3 12q3.8-6.2 9-6.2t9 6.2q-3.8 6.2-9 6.2T3 12z" strokeLinejoin="round" />
    <circle cx="12" cy="12" r="2.6" />
    <path className="auth-line" d="M4.5 19.5l15-15" />
  </svg>
)

/** Where somebody goes on: at the first field that has to be corrected, else at the first one. */
function isFocused({ sent, trouble }: Drawing, of: string, name: string, isFirst = false): boolean {
  const [wrong] = Object.keys(trouble.fields)
  if (wrong !== undefined) return sent === of && wrong === name
  return isFirst && (sent === '' || sent === of)
}
