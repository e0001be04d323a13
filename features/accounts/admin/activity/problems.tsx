import { dateFormat } from '@frontage/kit/say'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type Problem, useProblems } from './use-activity'

const moment = dateFormat({ day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' })

/** What went wrong and nobody has settled, all that has one cause together. Nothing while there is nothing. */
export function Problems() {
  const problems = useProblems()
  if (!problems?.length) return null
  return (
    <Alert color="red" icon={<IconAlertTriangle size={20} />} title="Needs attention">
      <ul className={rows.list}>
        {problems.map((problem) => (
          <Line key={problem.what + problem.why} problem={problem} />
        ))}
      </ul>
    </Alert>
  )
}

const Line = ({ problem: { what, why, last, at } }: { readonly problem: Problem }) => (
  <li className={rows.item}>
    <div className={rows.what}>
      <strong>{what}</strong>
      {why && <Text size="sm">{why}</Text>}
      <Text size="sm" c="dimmed">
        Last on <time dateTime={last}>{moment().format(new Date(last))}</time>
      </Text>
    </div>
    {at && (
      <Button component="a" href={`/admin${at}`} variant="default" aria-label={`Open: ${what}`}>
        Open
      </Button>
    )}
  </li>
)
