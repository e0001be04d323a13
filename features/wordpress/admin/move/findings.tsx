import { formatNumber } from '@frontage/kit/say'
import { Alert, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { ImportReport, KindCount } from '../../wire.admin'
import { GapList } from './gap-list'
import { kindName } from './kind-words'
import styles from './move.module.css'

const words = messages.report
const outcomes = ['new', 'changed', 'same', 'missing'] as const

/** What a report says: how many of each kind, what is wrong, and what was left out. */
export function Findings({ report }: { readonly report: ImportReport }) {
  const { counts, faults, bad, isLook } = report
  return (
    <>
      {counts.length > 0 && bad.length === 0 && <Counts counts={counts} isLook={isLook} />}
      {bad.length > 0 && (
        <Alert color="red" icon={<IconAlertCircle size={20} />} title={words.bad(bad.length)}>
          <Issues label={words.bad(bad.length)} issues={bad} />
        </Alert>
      )}
      {faults.length > 0 && (
        <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title={words.faults(faults.length)}>
          <Text size="sm">{words.faultsLead}</Text>
          <Issues label={words.faults(faults.length)} issues={faults} />
        </Alert>
      )}
      <GapList report={report} />
    </>
  )
}

type CountsProps = { readonly counts: readonly KindCount[]; readonly isLook: boolean }

function Counts({ counts, isLook }: CountsProps) {
  const used = outcomes.filter((outcome) => outcome === 'new' || counts.some((count) => count[outcome] > 0))
  return (
    <div>
      {!isLook && (
        <Title order={3} className={styles.heading ?? ''}>
          {words.counts}
        </Title>
      )}
      <table className={styles.counts} aria-label={words.counts}>
        <thead>
          <tr>
            <th scope="col">{words.kind}</th>
            {used.map((outcome) => (
              <th key={outcome} scope="col">
                {words[outcome]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counts.map((count) => (
            <tr key={count.kind}>
              <th scope="row">{kindName(count.kind)}</th>
              {used.map((outcome) => (
                <td key={outcome} data-none={count[outcome] === 0 || undefined}>
                  {formatNumber(count[outcome])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type IssuesProps = { readonly label: string; readonly issues: ImportReport['bad'] }

const Issues = ({ label, issues }: IssuesProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys
  <ul className={styles.issues} tabIndex={0} aria-label={label}>
    {issues.map(({ path, text }, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report never move
      <li key={place}>
        <strong>{path}</strong> {text}
      </li>
    ))}
  </ul>
)
