import { useAdmin } from '@frontage/kit/admin/screen'
import { fetchFile } from '@frontage/kit/wire/fetch-file.client'
import { send } from '@frontage/kit/wire/send.client'
import { Failure } from '@frontage/parts/admin/dialog'
import { datedName, saveFile } from '@frontage/parts/admin/save-file'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDownload, IconFileText, IconTrash } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages.requests'
import { exportPerson, type FoundPerson, type PersonStatement, statePerson } from '../../wire.privacy'
import { EraseQuestion } from './erase-question'

type PersonActionsProps = {
  readonly found: FoundPerson
  readonly again: () => void
  readonly show: (statement: PersonStatement) => void
  readonly isBack: boolean
  readonly mayErase: boolean
}

/** Hands over, states or erases what is stored about a person. */
export function PersonActions({ found, again, show, isBack, mayErase }: PersonActionsProps) {
  const { announce, explain } = useAdmin()
  const address = found.mailbox
  const [isAsking, setAsking] = useState(false)
  const stating = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) stating.current?.focus()
  }, [isBack])
  const download = useMutation({
    mutationFn: () => fetchFile(exportPerson, { address }),
    onSuccess: (file) => {
      saveFile(file, datedName('personal-data', 'tar.gz'))
      announce(messages.downloaded)
    },
  })
  const statement = useMutation({ mutationFn: () => send(statePerson, { address }), onSuccess: show })
  const error = download.error ?? statement.error
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <Button leftSection={<IconDownload size={18} />} loading={download.isPending} onClick={() => download.mutate()}>
          {messages.download}
        </Button>
        <Button
          ref={stating}
          variant="default"
          leftSection={<IconFileText size={18} />}
          loading={statement.isPending}
          onClick={() => statement.mutate()}
        >
          {messages.statement.button}
        </Button>
        {mayErase && (
          <Button variant="default" c="var(--color-danger)" leftSection={<IconTrash size={18} />} onClick={() => setAsking(true)}>
            {messages.erase.button}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" aria-live="polite">
        {download.isPending ? messages.downloading : download.isSuccess ? messages.downloaded : ''}
      </Text>
      <Failure>{error ? explain(error) : undefined}</Failure>
      {isAsking && <EraseQuestion found={found} again={again} close={() => setAsking(false)} />}
    </Stack>
  )
}
