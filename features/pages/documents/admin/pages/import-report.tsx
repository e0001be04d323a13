import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Alert, Badge, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { PagesImport } from '../../../wire.transfer'
import { messages } from '../../messages.admin'
import styles from './pages.module.css'

const words = messages.import
const colours = { new: 'tide', changed: 'yellow', same: 'gray' } as const

type ImportReportProps = { readonly report: PagesImport; readonly take: () => void; readonly isTaking: boolean }

/** What a file would bring; or what is wrong with it, and then it brings nothing. */
export function ImportReport({ report: { pages, bad }, take, isTaking }: ImportReportProps) {
  const coming = pages.filter(({ outcome }) => outcome !== 'same').length
  if (bad.length > 0)
    return (
      <Alert role="alert" color="red" icon={<IconAlertTriangle size={20} />} title={words.bad}>
        <ul>
          {bad.map(({ path, text }) => (
            <li key={`${path} ${text}`}>
              {path && `${path}: `}
              {text}
            </li>
          ))}
        </ul>
      </Alert>
    )
  return (
    <>
      <Text role="status">{words.found(pages.length)}</Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <ul className={styles.found} tabIndex={0} aria-label="Pages in this file">
        {pages.map(({ path, title, outcome, faults }) => (
          <li key={path}>
            <span>
              {title} <span className={rows.facts}>{path}</span>
              {faults.length > 0 && <span className={styles.faults}>{messages.list.faults(faults.length)}</span>}
            </span>
            <Badge color={colours[outcome]}>{words.outcomes[outcome]}</Badge>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        {coming === 0 ? (
          <Text c="dimmed">{words.nothingNew}</Text>
        ) : (
          <Button loading={isTaking} onClick={take}>
            {coming === 1 ? 'Import one page' : `Import ${coming} pages`}
          </Button>
        )}
      </Group>
    </>
  )
}
