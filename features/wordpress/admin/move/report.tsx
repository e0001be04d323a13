import { exactTime } from '@frontage/kit/zone'
import { Failure } from '@frontage/parts/admin/dialog'
import { datedName, saveFile } from '@frontage/parts/admin/save-file'
import { Section } from '@frontage/parts/admin/section'
import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconDownload, IconPrinter } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { WordPressImport } from '../../wire.admin'
import { Findings } from './findings'
import { MissedPart } from './missed-part'
import styles from './move.module.css'
import { fromWords, reportText } from './report-text'
import { useChange } from './use-imports'

const words = messages.report

/** What an import brought, to be read, printed and kept. */
export function Report({ shown }: { readonly shown: WordPressImport }) {
  const { report, startedAt } = shown
  return (
    <Section title={words.title} lead={exactTime(new Date(startedAt))}>
      {shown.state === 'failed' ? <Failed shown={shown} /> : <Done report={report} />}
      <MissedPart shown={shown} />
      {report && !report.isLook && (
        <>
          <Text className={styles.name ?? ''}>{fromWords(shown)}</Text>
          <Findings report={report} />
          <Group className={styles.apart ?? ''}>
            <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
              {words.print}
            </Button>
            <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => download(shown)}>
              {words.download}
            </Button>
          </Group>
        </>
      )}
    </Section>
  )
}

const download = (shown: WordPressImport): void =>
  saveFile(new Blob([reportText(shown)], { type: 'text/plain;charset=utf-8' }), datedName('wordpress-import', 'txt'))

/** Drafts that came, and where an owner looks at them. */
const draftsIn = (report: WordPressImport['report']) => {
  const came = new Set(report?.counts.filter((count) => count.new + count.changed + count.same > 0).map(({ kind }) => kind))
  return [
    ...(came.has('draft of the look') ? [{ href: '/admin/look', text: words.theme }] : []),
    ...(came.has('draft of the header') ? [{ href: '/admin/pages/header', text: words.header }] : []),
  ]
}

/** Files of plugins alone hold no page, and name no site. */
const Done = ({ report }: { readonly report: WordPressImport['report'] }) => (
  <Alert color="tide" icon={<IconCheck size={20} />} title={report?.url === '' ? words.filesDone : words.done}>
    <Group className={styles.apart ?? ''}>
      <Anchor href="/" target="_blank" rel="noreferrer">
        {words.see}
      </Anchor>
      {report?.url !== '' && <Anchor href="/admin/pages">{words.pages}</Anchor>}
      {draftsIn(report).map(({ href, text }) => (
        <Anchor key={href} href={href}>
          {text}
        </Anchor>
      ))}
    </Group>
  </Alert>
)

/** Why it ended, and the way to go on with it. */
function Failed({ shown }: { readonly shown: WordPressImport }) {
  const { change, isChanging, failure } = useChange(shown)
  return (
    <>
      <Alert role="alert" color="red" icon={<IconAlertCircle size={20} />} title={messages.failed.title}>
        {shown.reason}
      </Alert>
      <Failure>{failure}</Failure>
      {shown.canGoOn && (
        <Group className={styles.apart ?? ''}>
          <Button loading={isChanging} onClick={() => change({ action: 'resume' })}>
            {messages.failed.again}
          </Button>
        </Group>
      )}
    </>
  )
}
