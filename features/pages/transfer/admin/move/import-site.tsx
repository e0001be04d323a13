import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { messages } from '../../messages.move'
import { ImportFindings } from './import-findings'
import { Result } from './result'
import { useImportSite } from './use-import-site'

const words = messages.in

/** A site out of a file: what is in it first, and then, at a press, the site. */
export function ImportSite() {
  const input = useRef<HTMLInputElement>(null)
  const { file, choose, take, isReading, isTaking, look, result, failure } = useImportSite()
  const isBusy = isReading || isTaking
  const read = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = currentTarget.files?.[0]
    currentTarget.value = ''
    if (chosen) choose(chosen)
  }
  return (
    <Stack>
      <input ref={input} type="file" hidden accept=".tar.gz,.tgz,.gz,application/gzip" aria-label={words.label} onChange={read} />
      <Group>
        <Button
          variant={file ? 'default' : 'filled'}
          leftSection={<IconFileUpload size={18} />}
          disabled={isBusy}
          onClick={() => input.current?.click()}
        >
          {file ? words.another : words.choose}
        </Button>
        <Text size="sm">{file?.name}</Text>
      </Group>
      <Failure>{failure}</Failure>
      {isBusy && <Busy>{isTaking ? words.taking : words.reading(file?.name ?? '')}</Busy>}
      {look && !result && !isTaking && <ImportFindings look={look} take={take} />}
      {result && <Result result={result} />}
    </Stack>
  )
}

/** How long it takes is not known: it moves until it is over. */
const Busy = ({ children }: { readonly children: string }) => (
  <Stack gap="xs">
    <progress max={100} aria-label={children} />
    <Text size="sm" c="dimmed" role="status">
      {children}
    </Text>
  </Stack>
)
