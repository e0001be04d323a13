import { useAdmin } from '@frontage/kit/admin/screen'
import { dateFormat } from '@frontage/kit/say'
import { Badge } from '@mantine/core'
import { use } from 'react'
import styles from './activity.module.css'
import type { Line } from './use-activity'

const clock = dateFormat({ hour: 'numeric', minute: '2-digit' })

const names: Readonly<Record<string, string>> = {
  visitor: 'A visitor',
  'command line': 'The server operator',
}
const nameOf = (who: string): string => names[who] ?? who

/** One line of the log as a sentence. */
export function ActivityLine({
  line: { at, who, action, target, outcome },
  named,
}: {
  readonly line: Line
  readonly named: (target: string) => string
}) {
  const actionWords = use(useAdmin().actionWords())
  return (
    <li className={styles.line}>
      <time className={styles.time} dateTime={at}>
        {clock().format(new Date(at))}
      </time>
      <span>
        <strong>{nameOf(who)}</strong> {actionWords(action, named(target))}
        {outcome === 'refused' && (
          <Badge color="red" variant="light" ml="xs">
            Refused
          </Badge>
        )}
      </span>
    </li>
  )
}
