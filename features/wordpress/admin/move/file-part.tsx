import { formatNumber } from '@frontage/kit/say'
import { Failure } from '@frontage/parts/admin/dialog'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { messages } from '../../messages.admin'
import { ENDINGS } from '../../spec'
import type { WordPressImport } from '../../wire.admin'
import styles from './move.module.css'
import { useUpload } from './use-upload'

const words = messages.file

/** In megabytes, as the files of an export are. */
const sizeWords = (bytes: number): string => `${formatNumber(Math.ceil((bytes / 1_048_576) * 10) / 10)} MB`

/** The export files: chosen, sent, and sent on where the line was cut. */
export function FilePart({ shown }: { readonly shown: WordPressImport | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const upload = useUpload()
  const { files, isSending, failure } = upload
  const isCut = shown?.state === 'receiving' && !isSending && files.length === 0 && shown.files.some(({ received }) => received > 0)
  const isUnread = shown?.state === 'failed' && shown.files.length > 0 && !shown.report && !isSending && files.length === 0
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const chosen = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (chosen.length) upload.choose(chosen)
  }
  return (
    <div className={styles.apart}>
      <Section title={words.title} lead={words.lead}>
        <Stack>
          {isCut && <Text>{words.again(shown.files.map(({ name }) => name).join(', '))}</Text>}
          <input ref={input} type="file" hidden multiple accept={ENDINGS.join()} aria-label={words.label} onChange={take} />
          <Group>
            <Button
              variant={shown && shown.state !== 'receiving' ? 'default' : 'filled'}
              leftSection={<IconFileUpload size={18} />}
              disabled={isSending}
              onClick={() => input.current?.click()}
            >
              {files.length > 0 || shown?.files.length ? words.another : words.choose}
            </Button>
            <Text size="sm" className={styles.name ?? ''}>
              {files.map(({ name }) => name).join(', ')}
            </Text>
          </Group>
          <Text size="sm" c="dimmed">
            {words.more}
          </Text>
          <Failure>{failure ?? (isUnread ? shown.reason : undefined)}</Failure>
          {(isSending || upload.canGoOn) && <Sending upload={upload} />}
        </Stack>
      </Section>
    </div>
  )
}

/** How much of the files has arrived. */
function Sending({ upload: { sent, total, isSending, stop, goOn } }: { readonly upload: ReturnType<typeof useUpload> }) {
  return (
    <Stack gap="xs">
      <progress max={100} aria-label={words.sending} value={total ? (sent / total) * 100 : 0} />
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {words.sent(sizeWords(sent), sizeWords(total))}
        </Text>
        {isSending ? (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button onClick={goOn}>{words.goOn}</Button>
        )}
      </Group>
    </Stack>
  )
}
