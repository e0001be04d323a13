import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Day, HoursChoice } from '../../answers'
import { messages } from '../../messages.assistant'
import { groupsOf, hasDays, type TypedSpan, weekFor, withDays } from '../../week'
import { idOfField } from '../assistant/field-id'
import styles from '../assistant/fields.module.css'
import type { StepForm } from '../assistant/use-step'
import { DayRow } from './day-row'

const words = messages.place
const none: readonly Day[] = []
const choices = Object.entries(words.choices) as [keyof typeof words.choices, string][]

/** When it is open: one press for the usual weeks, and each day as it really is. */
export function HoursField({ form: { draft, change, issues, errorOf } }: { readonly form: StepForm<'place'> }) {
  const [apart, setApart] = useState<readonly Day[]>([])
  /** Days that are changed now stay together while they are. */
  const [edited, setEdited] = useState<readonly Day[]>(none)
  const isFaulty = (day: Day): boolean => issues.some(({ path }) => path.startsWith(`week.${day}`))
  const choose = (hours: HoursChoice): void => {
    setApart([])
    setEdited(none)
    change({ hours, week: weekFor(hours) }, 'week', 'hours')
  }
  const set = (among: readonly Day[], spans: readonly TypedSpan[]): void => {
    setEdited(among)
    change({ hours: 'own', week: withDays(draft.week, among, spans) }, ...among.map((day) => `week.${day}`))
  }
  return (
    <fieldset className={styles.field} id={idOfField('week')} tabIndex={-1}>
      <legend>{words.hours}</legend>
      <div className={styles.chips}>
        {choices.map(([value, label]) => (
          <label key={value} className={styles.chip}>
            <input type="radio" name="hours" value={value} checked={draft.hours === value} onChange={() => choose(value)} />
            {label}
          </label>
        ))}
        {draft.hours !== '' && (
          <Button variant="subtle" px="xs" onClick={() => choose('')}>
            {words.clear}
          </Button>
        )}
      </div>
      {hasDays(draft.hours) && (
        <ul className={styles.rows}>
          {groupsOf(draft.week, [...apart.map((day) => [day]), edited]).map(({ days: among, spans }) => (
            <DayRow
              key={among.join()}
              days={among}
              spans={spans}
              isEdited={among.some((day) => edited.includes(day) || isFaulty(day))}
              errorOf={errorOf}
              edit={(isOn) => setEdited(isOn ? among : none)}
              set={(next) => set(among, next)}
              setApart={() => {
                setApart([...apart, ...among])
                setEdited(among.slice(0, 1))
              }}
            />
          ))}
        </ul>
      )}
      {errorOf('week') && (
        <p className={styles.error} role="alert">
          {errorOf('week')}
        </p>
      )}
    </fieldset>
  )
}
