import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { MOST_IMPORT_BYTES } from '../../spec'
import { formatOf } from './mapping'

export type ChosenFile = { readonly key: string; readonly name: string; readonly text: string; readonly format: 'csv' | 'json' }

const MEGABYTE = 1024 * 1024

/** Opens a file. It is read here; nothing leaves this computer yet. */
export function FileChoice({ choose }: { readonly choose: (file: ChosenFile) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const [fault, setFault] = useState<string>()
  const take = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = files?.[0]
    if (!file) return
    const problem = problemOf(file)
    setFault(problem)
    if (!problem) choose({ key: crypto.randomUUID(), name: file.name, text: await file.text(), format: formatOf(file.name) })
  }
  return (
    <Stack gap="xs" align="flex-start">
      <input ref={input} type="file" hidden accept=".csv,.json,.jsonl,.ndjson,.txt" aria-label="File with reviews" onChange={take} />
      <Button leftSection={<IconFileUpload size={18} />} onClick={() => input.current?.click()} aria-describedby={helpId}>
        Choose a file
      </Button>
      <Text size="sm" c="dimmed" id={helpId}>
        CSV or JSON, as review plugins and spreadsheets write them, up to {MOST_IMPORT_BYTES / MEGABYTE} MB. You see what would happen
        before anything is kept.
      </Text>
      {fault && (
        <Alert role="alert" color="red" p="sm" icon={<IconAlertCircle size={20} />}>
          {fault}
        </Alert>
      )}
    </Stack>
  )
}

function problemOf({ size }: File): string | undefined {
  if (size === 0) return 'This file is empty.'
  if (size > MOST_IMPORT_BYTES)
    return `This file is larger than ${MOST_IMPORT_BYTES / MEGABYTE} MB. Please split it, or import it on the server.`
  return undefined
}
