import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Group, Switch, Title } from '@mantine/core'
import { days, type Week } from '../../../hours'
import { dayNames, messages } from '../../messages.admin'
import styles from './business.module.css'
import type { BusinessForm } from './business-form'
import { ExceptionsPart } from './exceptions-part'
import { Spans } from './spans'

const closed: Week = { monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [], sunday: [] }
const words = messages.business

/** When it is open: in a week, and on days that are otherwise. */
export function HoursPart({ form }: { readonly form: BusinessForm }) {
  const { draft, change, errorOf } = form
  const { hours } = draft
  const asMonday = (week: Week): Week => ({
    ...week,
    tuesday: week.monday,
    wednesday: week.monday,
    thursday: week.monday,
    friday: week.monday,
  })
  return (
    <section className={groups.group} aria-labelledby="hours-title">
      <Title order={2} id="hours-title">
        Opening hours
      </Title>
      <Switch
        label={words.noHours}
        description={words.hoursHelp}
        checked={hours !== null}
        onChange={({ currentTarget }) => change({ hours: currentTarget.checked ? closed : null })}
      />
      {hours && (
        <>
          <ul className={styles.days}>
            {days.map((day) => (
              <li key={day} className={styles.day}>
                <strong>{dayNames[day]}</strong>
                <Spans
                  of={dayNames[day]}
                  spans={hours[day]}
                  error={errorOf(`hours.${day}`)}
                  change={(spans) => change({ hours: { ...hours, [day]: spans } })}
                />
              </li>
            ))}
          </ul>
          <Group>
            <Button variant="default" onClick={() => change({ hours: asMonday(hours) })}>
              Copy Monday to Tuesday–Friday
            </Button>
          </Group>
          <ExceptionsPart form={form} />
        </>
      )}
    </section>
  )
}
