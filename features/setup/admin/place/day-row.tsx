import { Button, Checkbox } from '@mantine/core'
import type { Day } from '../../answers'
import { messages as said } from '../../messages.admin'
import { messages } from '../../messages.assistant'
import { type TypedSpan, usualSpan, withSecond } from '../../week'
import styles from '../assistant/fields.module.css'
import { SpanFields } from './span-fields'
import { timesIn } from './times-in'

const words = messages.place

type DayRowProps = {
  readonly days: readonly Day[]
  readonly spans: readonly TypedSpan[]
  readonly isEdited: boolean
  readonly errorOf: (path: string) => string | undefined
  readonly edit: (isOn: boolean) => void
  readonly set: (spans: readonly TypedSpan[]) => void
  /** Lets each of these days have a row of its own. */
  readonly setApart: () => void
}

const nameOf = (days: readonly Day[]): string => words.range(said.days[days[0]!], said.days[days.at(-1)!], days.length)

/** Days that have the same times: said in a line, and changed in place. */
export function DayRow({ days, spans, isEdited, edit, ...ways }: DayRowProps) {
  const name = nameOf(days)
  return (
    <li>
      <div className={styles.row}>
        <span className={styles.grow}>{name}</span>
        <span>{spans.length > 0 ? timesIn(spans) : words.closed}</span>
        <Button
          variant="subtle"
          px="xs"
          aria-expanded={isEdited}
          aria-label={isEdited ? words.doneOf(name) : words.changeOf(name)}
          onClick={() => edit(!isEdited)}
        >
          {isEdited ? words.done : words.change}
        </Button>
      </div>
      {isEdited && <DayFields days={days} name={name} spans={spans} {...ways} />}
    </li>
  )
}

type DayFieldsProps = Omit<DayRowProps, 'isEdited' | 'edit'> & { readonly name: string }

function DayFields({ days, name, spans, errorOf, set, setApart }: DayFieldsProps) {
  const setSpan = (place: number, part: Partial<TypedSpan>): void =>
    set(spans.map((span, index) => (index === place ? { ...span, ...part } : span)))
  return (
    <div className={styles.inside}>
      <Checkbox
        label={words.isOpen}
        aria-label={words.isOpenOf(name)}
        checked={spans.length > 0}
        onChange={({ currentTarget }) => set(currentTarget.checked ? [usualSpan] : [])}
      />
      {spans.map((span, place) => (
        <SpanFields
          // biome-ignore lint/suspicious/noArrayIndexKey: times have no name but their place
          key={place}
          {...{ name, span, place }}
          path={`week.${days[0]}.${place}`}
          errorOf={errorOf}
          set={(part) => setSpan(place, part)}
        />
      ))}
      <div className={styles.chips}>
        {spans.length === 1 && (
          <Button variant="default" aria-label={words.pauseOf(name)} onClick={() => set(withSecond(spans))}>
            {words.pause}
          </Button>
        )}
        {spans.length === 2 && (
          <Button variant="default" aria-label={words.noPauseOf(name)} onClick={() => set(spans.slice(0, 1))}>
            {words.noPause}
          </Button>
        )}
        {days.length > 1 && (
          <Button variant="default" onClick={setApart}>
            {words.each}
          </Button>
        )}
      </div>
    </div>
  )
}
