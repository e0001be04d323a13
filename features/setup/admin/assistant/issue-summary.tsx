import { Alert } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { messages } from '../../messages.assistant'
import type { SetupIssue } from '../../wire.admin'
import { idOfField } from './field-id'
import styles from './step-frame.module.css'

const focus = (path: string): void => document.getElementById(idOfField(path))?.focus()

/** Where more than one answer has to be corrected: all of them, each with the way to its field. */
export const IssueSummary = ({ issues }: { readonly issues: readonly SetupIssue[] }) =>
  issues.length < 2 ? null : (
    <Alert
      id="step-issues"
      tabIndex={-1}
      role="alert"
      color="red"
      icon={<IconAlertCircle size={20} />}
      title={messages.fixThese(issues.length)}
    >
      <ul className={styles.issues}>
        {issues.map(({ path, text }) => (
          <li key={path}>
            <button type="button" className={styles.issue} onClick={() => focus(path)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </Alert>
  )
