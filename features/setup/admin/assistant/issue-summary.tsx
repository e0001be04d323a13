import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { messages } from '../../messages.assistant'
import type { SetupIssue } from '../../wire.admin'
import { idOfField } from './field-id'
import styles from './step-frame.module.css'

/** The address stays as it is: a step is one page. */
function focus(event: MouseEvent, path: string): void {
  event.preventDefault()
  document.getElementById(idOfField(path))?.focus()
}

/** Days that are set together have one field: the first of them is named. */
function distinct(issues: readonly SetupIssue[]): readonly SetupIssue[] {
  const firstOfWeek = issues.find(({ path }) => path.startsWith('week.'))
  return issues.filter((issue) => !issue.path.startsWith('week.') || issue === firstOfWeek)
}

/** Where more than one answer has to be corrected: all of them, each with the way to its field. */
export function IssueSummary({ issues }: { readonly issues: readonly SetupIssue[] }) {
  const shown = distinct(issues)
  if (shown.length < 2) return null
  return (
    <Alert
      id="step-issues"
      tabIndex={-1}
      role="alert"
      color="red"
      icon={<IconAlertCircle size={20} />}
      title={messages.fixThese(shown.length)}
    >
      <ul className={styles.issues}>
        {shown.map(({ path, text }) => (
          <li key={path}>
            <a className={styles.issue} href={`#${idOfField(path)}`} onClick={(event) => focus(event, path)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
