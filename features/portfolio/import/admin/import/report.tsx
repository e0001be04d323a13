import { useAdmin } from '@frontage/kit/admin/screen'
import { formatNumber } from '@frontage/kit/say'
import { Alert, Paper, Stack, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { messages } from '../../../messages.admin'
import type { PortfolioImport } from '../../wire.admin'
import styles from './import.module.css'
import { doneWords } from './use-import'

const words = messages.import

/** How the last import stands, and what did not come in. */
export function Report({ last }: { readonly last: PortfolioImport }) {
  const { When } = useAdmin()
  return (
    <Paper component="section" aria-labelledby="report-title" withBorder radius="lg" p="lg">
      <Stack>
        <Title order={2} id="report-title">
          {last.state === 'running' ? 'The import is running' : 'Last import'}
        </Title>
        <Text size="sm" c="dimmed">
          {last.source === 'file' ? 'From a file' : 'From a website'}, <When at={last.startedAt} />
        </Text>
        <Standing last={last} />
        <LeftOut last={last} />
      </Stack>
    </Paper>
  )
}

function Standing({ last }: { readonly last: PortfolioImport }) {
  const { state, done, total, reason } = last
  if (state === 'failed')
    return (
      <Alert role="alert" color="red" icon={<IconAlertCircle size={20} />} title="The import could not be finished">
        {reason}
      </Alert>
    )
  if (state === 'done')
    return (
      <Alert icon={<IconCheck size={20} />} title="Done">
        {doneWords(last)} <a href="/admin/portfolio">View items</a>
      </Alert>
    )
  const share = total > 0 ? Math.round((done / total) * 100) : undefined
  return (
    <Stack gap="xs">
      <progress max={100} value={share} aria-label="Import progress" />
      <Text>{total > 0 ? words.progress(done, total) : words.looking}</Text>
      <Text size="sm" c="dimmed">
        {words.running}
      </Text>
    </Stack>
  )
}

/** What did not come in, each with the reason. */
function LeftOut({ last: { left, leftOut } }: { readonly last: PortfolioImport }) {
  if (left.length === 0) return null
  return (
    <Stack gap="xs" component="section" aria-label={words.left}>
      <Title order={3}>{words.left}</Title>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <ol className={styles.left} tabIndex={0} aria-label={words.left}>
        {left.map(({ title, reason }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a report never move
          <li key={place}>
            <strong>{title || 'Untitled'}:</strong> {reason}
          </li>
        ))}
      </ol>
      {leftOut > left.length && (
        <Text size="sm" c="dimmed">
          These are the first {left.length} of {formatNumber(leftOut)}.
        </Text>
      )}
    </Stack>
  )
}
