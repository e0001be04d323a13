import { Dialog } from '@frontage/parts/admin/dialog'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../messages.pages'
import type { PageAtWork } from '../page/use-page'
import styles from './history.module.css'
import { useVersions } from './use-history'
import { VersionList } from './version-list'
import { VersionLook } from './version-look'

const words = messages.history

type HistoryDialogProps = { readonly page: PageAtWork; readonly close: () => void }

/** Every state that was published: what it was, what has changed since, and the way back. */
export function HistoryDialog({ page, close }: HistoryDialogProps) {
  const { data: versions } = useVersions(page.id)
  const [chosen, setChosen] = useState<number>()
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text>{words.lead}</Text>
        {!versions && <Skeleton height={240} radius="lg" role="status" aria-label="Loading the history" />}
        {versions?.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {versions && versions.length > 0 && (
          <div className={styles.history}>
            <VersionList versions={versions} chosen={chosen} choose={setChosen} />
            {chosen !== undefined && <VersionLook key={chosen} page={page} version={chosen} close={close} />}
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
