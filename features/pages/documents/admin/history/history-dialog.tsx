import { Dialog } from '@frontage/parts/admin/dialog'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import styles from './history.module.css'
import { useVersions } from './use-history'
import { VersionDrawn } from './version-drawn'
import { VersionList } from './version-list'
import { VersionLook } from './version-look'

const words = messages.history

type HistoryDialogProps = { readonly page: PageAtWork; readonly close: () => void }

/** Every state that was published: what it was, what has changed since, and the way back. */
export function HistoryDialog({ page, close }: HistoryDialogProps) {
  const { data: versions } = useVersions(page.id)
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? versions?.[0]?.version
  return (
    <Dialog title={words.title} close={close} size="80rem">
      <Stack>
        <Text>{words.lead}</Text>
        {!versions && <Skeleton height={240} radius="lg" role="status" aria-label="Loading the history" />}
        {versions?.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {versions && versions.length > 0 && (
          <div className={styles.history}>
            <div className={styles.words}>
              <VersionList versions={versions} chosen={shown} choose={setChosen} />
              {shown !== undefined && <VersionLook key={shown} page={page} version={shown} close={close} />}
            </div>
            {shown !== undefined && <VersionDrawn key={shown} page={page.id} version={shown} />}
          </div>
        )}
      </Stack>
    </Dialog>
  )
}
