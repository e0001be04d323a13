import { Checkbox, TextInput } from '@mantine/core'
import { messages } from '../../messages.assistant'
import type { TypedSpan } from '../../week'
import { idOfField } from '../assistant/field-id'
import styles from '../assistant/fields.module.css'

const words = messages.place

type SpanFieldsProps = {
  /** Of which days: “Monday to Friday”. */
  readonly name: string
  readonly span: TypedSpan
  /** 0, or 1 after a pause. */
  readonly place: number
  /** Where issues of it are named: `week.friday.0`. */
  readonly path: string
  readonly errorOf: (path: string) => string | undefined
  readonly set: (part: Partial<TypedSpan>) => void
}

/** From when until when it is open. */
export function SpanFields({ name, span, place, path, errorOf, set }: SpanFieldsProps) {
  const error = errorOf(`${path}.from`) ?? errorOf(`${path}.to`) ?? errorOf(path)
  const errorId = `${idOfField(path)}-error`
  const time = (key: 'from' | 'to', label: string) => (
    <TextInput
      id={idOfField(`${path}.${key}`)}
      type="time"
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      error={error !== undefined && errorOf(`${path}.${key}`) !== undefined}
      value={span[key]}
      onChange={({ currentTarget }) => set({ [key]: currentTarget.value })}
    />
  )
  return (
    <div>
      <div className={styles.chips}>
        {time('from', (place === 0 ? words.opens : words.opensAgain)(name))}
        {time('to', (place === 0 ? words.closes : words.closesAgain)(name))}
        <Checkbox
          label={words.nextDay}
          aria-label={words.nextDayOf(name)}
          checked={span.isNextDay}
          onChange={({ currentTarget }) => set({ isNextDay: currentTarget.checked })}
        />
      </div>
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
