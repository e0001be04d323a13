import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import type { FormField } from '../../../review-form'
import { FieldSettings } from './field-settings'
import { fieldWords } from './form-words'
import styles from './forms.module.css'

type FieldRowProps = {
  readonly field: FormField
  readonly error: string | undefined
  readonly move: (by: -1 | 1) => void
  readonly change: (field: FormField) => void
  readonly remove: () => void
}

/** One field of a form: its place, and its settings behind a button. */
export function FieldRow({ field, error, move, change, remove }: FieldRowProps) {
  const [isOpen, { toggle }] = useDisclosure(false)
  const settingsId = useId()
  const what = fieldWords[field.name]
  const pressed = useRef<HTMLButtonElement>(null)
  /** Browsers take the focus from what is moved within a page. */
  useEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  })
  const moveBy = (by: -1 | 1) => (event: { readonly currentTarget: HTMLButtonElement }) => {
    pressed.current = event.currentTarget
    move(by)
  }
  return (
    <li className={styles.field}>
      <div className={styles.line}>
        <span className={styles.what}>
          <strong>{field.label || what}</strong>
          <span className={styles.kind}>
            {what}
            {field.required && ' · required'}
            {field.hidden && ' · hidden'}
          </span>
        </span>
        <span className={styles.actions}>
          <Button variant="default" px="sm" aria-label={`Move ${what} up`} onClick={moveBy(-1)}>
            <IconArrowUp size={18} />
          </Button>
          <Button variant="default" px="sm" aria-label={`Move ${what} down`} onClick={moveBy(1)}>
            <IconArrowDown size={18} />
          </Button>
          <Button variant="default" aria-label={`Change ${what}`} aria-expanded={isOpen} aria-controls={settingsId} onClick={toggle}>
            Change
          </Button>
          <Button variant="default" aria-label={`Remove ${what}`} onClick={remove}>
            Remove
          </Button>
        </span>
      </div>
      <div id={settingsId} hidden={!isOpen && !error}>
        {(isOpen || error) && <FieldSettings field={field} error={error} change={change} />}
      </div>
    </li>
  )
}
