import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useRef, useState } from 'react'
import { NOTICE, pagesKey } from '../../../admin/page-keys'
import { MOST_IMPORT_BYTES } from '../../../spec'
import { importPages } from '../../../wire.transfer'
import { messages } from '../../messages.admin'
import { ImportReport } from './import-report'

const words = messages.import
const MEGABYTE = 1024 * 1024

/** Pages from a file: what would come is shown before anything is kept. */
export function ImportPages({ close }: { readonly close: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const { look, report, take, isBusy, failure, refuse } = useImport(close)
  const read = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = files?.[0]
    if (!file) return
    setName(file.name)
    if (file.size > MOST_IMPORT_BYTES) refuse(words.tooLarge(MOST_IMPORT_BYTES / MEGABYTE))
    else look(await file.text())
  }
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text>{words.lead}</Text>
        <input ref={input} type="file" hidden accept=".json,application/json" aria-label="File with pages" onChange={read} />
        <Group>
          <Button variant={report ? 'default' : 'filled'} leftSection={<IconFileUpload size={18} />} onClick={() => input.current?.click()}>
            {name ? 'Choose another file' : 'Choose a file'}
          </Button>
          <Text size="sm">{name}</Text>
        </Group>
        <Failure>{failure}</Failure>
        {report && <ImportReport report={report} take={take} isTaking={isBusy} />}
      </Stack>
    </Dialog>
  )
}

function useImport(close: () => void) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [tooLarge, setTooLarge] = useState<string>()
  const looking = useMutation({ mutationFn: (text: string) => send(importPages, { text, dryRun: true }) })
  const taking = useMutation({
    mutationFn: (text: string) => send(importPages, { text }),
    onSuccess: async ({ imported }) => {
      await client.invalidateQueries({ queryKey: ['pages'] })
      announce(words.done(imported))
      notify({ id: NOTICE, text: words.done(imported) })
      close()
    },
    onSettled: () => client.invalidateQueries({ queryKey: pagesKey }),
  })
  const error = looking.error ?? taking.error
  return {
    look: (text: string): void => {
      setTooLarge(undefined)
      looking.mutate(text)
    },
    refuse: (text: string): void => {
      looking.reset()
      setTooLarge(text)
    },
    report: looking.data,
    take: (): void => taking.mutate(looking.variables ?? ''),
    isBusy: taking.isPending,
    failure: tooLarge ?? (error ? explain(error) : undefined),
  }
}
