import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Code, Group, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { messages } from '../../messages.admin'
import { BadLines } from './bad-lines'
import { useImportRedirects } from './use-redirects'

const words = messages.import
const MOST_BYTES = 900_000

/** From a file to redirects: what is in it is shown before anything is kept. */
export function ImportDialog({ close }: { readonly close: () => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [csv, setCsv] = useState('')
  const [fault, setIssue] = useState<string>()
  const { look, found, start, isBusy, failure } = useImportRedirects(close)
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = currentTarget.files?.[0]
    if (!file) return
    const text = file.size > MOST_BYTES ? '' : await file.text()
    setIssue(file.size > MOST_BYTES ? words.tooLarge : undefined)
    setCsv(text)
    if (text) look(text)
  }
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text>{words.lead}</Text>
        <Code block>{words.example}</Code>
        <input ref={input} type="file" hidden accept=".csv,.txt,text/csv,text/plain" aria-label="File with redirects" onChange={take} />
        <Group>
          <Button
            variant={found ? 'default' : 'filled'}
            leftSection={<IconFileUpload size={18} />}
            onClick={() => input.current?.click()}
            data-autofocus
          >
            {found ? 'Choose another file' : 'Choose a file'}
          </Button>
        </Group>
        {found && <BadLines added={found.added} bad={found.bad} />}
        <Failure>{fault ?? failure}</Failure>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          {found && found.added > 0 && (
            <Button loading={isBusy} onClick={() => start(csv)}>
              {words.start(found.added)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
