import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Anchor, Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconCircleDashed } from '@tabler/icons-react'
import { messages } from '../../messages.assistant'
import type { Setup } from '../../wire.admin'
import styles from '../assistant/fields.module.css'
import { usePublish } from './use-publish'

const words = messages.publish
const icons = { blocks: IconAlertTriangle, warns: IconAlertTriangle, gap: IconCircleDashed, fine: IconCheck } as const

/** What becomes public, what was checked, and the one press that publishes all of it. */
export function PublishQuestion({ setup, close }: { readonly setup: Setup; readonly close: () => void }) {
  const { publish, isPublishing, failure } = usePublish(close)
  const isBlocked = setup.findings.some(({ kind }) => kind === 'blocks')
  const address = setup.publicUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')
  return (
    <Dialog title={words.title} close={close}>
      <div className={styles.question}>
        <Text>{words.lead(setup.pages.length, address)}</Text>
        <ul className={styles.rows} aria-label={words.checked}>
          {setup.findings.map((finding) => (
            <Finding key={`${finding.at} ${finding.page} ${finding.text}`} finding={finding} />
          ))}
        </ul>
        <Text size="sm" c="dimmed">
          {words.backHelp}
        </Text>
        <Failure>{failure}</Failure>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={close}>
            {words.notYet}
          </Button>
          <Button size="md" disabled={isBlocked} loading={isPublishing} onClick={publish} data-autofocus>
            {words.publish(setup.pages.length)}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}

function Finding({ finding: { kind, page, text: said, action, at } }: { readonly finding: Setup['findings'][number] }) {
  const text = page ? `${page}: ${said}` : said
  const Icon = icons[kind]
  return (
    <li className={styles.row}>
      <Icon className={styles.sign} data-kind={kind} size={22} stroke={1.8} aria-hidden />
      <span className={styles.grow}>
        <VisuallyHidden>{words.kinds[kind]}: </VisuallyHidden>
        {text}
      </span>
      {at && (
        <Anchor className={styles.act ?? ''} href={at} aria-label={words.actionOf(action, text)}>
          {action}
        </Anchor>
      )}
    </li>
  )
}
