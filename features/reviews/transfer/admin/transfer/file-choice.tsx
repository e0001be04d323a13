import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { MOST_MEGABYTES, readList } from './file-text'
import { formatOf } from './mapping'

export type ChosenFile = {
  readonly key: string
  readonly name: string
  readonly bytes: Uint8Array
  /** What it is most likely written in. */
  readonly encoding: string
  readonly format: 'csv' | 'json'
}

/** Opens a file. It is read here; nothing leaves this computer yet. */
export function FileChoice({ choose }: { readonly choose: (file: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const [fault, setIssue] = useState<string>()
  const take = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = files?.[0]
    if (!file) return
    const read = await readList(file)
    setIssue('problem' in read ? read.problem : undefined)
    if ('bytes' in read) choose({ ...read, key: crypto.randomUUID(), name: file.name, format: formatOf(file.name) })
  }
  return (
    <Stack gap="xs" align="flex-start">
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.tab,.txt,.json,.jsonl,.ndjson,.xlsx,.xls,.ods,.numbers"
        aria-label="File with reviews"
        onChange={take}
      />
      <Button leftSection={<IconFileUpload size={18} />} onClick={() => input.current?.click()} aria-describedby={helpId}>
        Choose a file
      </Button>
      <Text size="sm" c="dimmed" id={helpId}>
        CSV or JSON, as review plugins and spreadsheets write them, up to {MOST_MEGABYTES} MB. You can check everything before it is
        imported.
      </Text>
      {fault && (
        <Alert role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
          {fault}
        </Alert>
      )}
    </Stack>
  )
}
