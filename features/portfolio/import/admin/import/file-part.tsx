import { formatNumber } from '@frontage/kit/say'
import { Failure } from '@frontage/parts/admin/dialog'
import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { messages, typeNames } from '../../../messages.admin'
import { MOST_IMPORT_BYTES } from '../../../spec'
import { type Choices, ImportChoices } from './choices'
import styles from './import.module.css'
import { type ImportPreview, lookInto } from './look-into'
import { useStartImport } from './use-import'

type ChosenFile = { readonly name: string; readonly text: string; readonly look: ImportPreview }

const MEGABYTE = 1024 * 1024
const words = messages.import

/** From choosing a file to its import: what is in it is shown before anything is kept. */
export function FilePart() {
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<ChosenFile>()
  const [fault, setIssue] = useState<string>()
  const take = async ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = files?.[0]
    if (!chosen) return
    const found = await read(chosen)
    setIssue(typeof found === 'string' ? found : undefined)
    setFile(typeof found === 'string' ? undefined : found)
  }
  return (
    <Paper component="section" aria-labelledby="file-title" withBorder radius="lg" p="lg">
      <Stack>
        <div>
          <Title order={2} id="file-title">
            From a file
          </Title>
          <Text c="dimmed">{words.fileHelp}</Text>
        </div>
        <input ref={input} type="file" hidden accept=".xml,text/xml,application/xml" aria-label="WordPress export file" onChange={take} />
        <Group>
          <Button variant={file ? 'default' : 'filled'} leftSection={<IconFileUpload size={18} />} onClick={() => input.current?.click()}>
            {file ? 'Choose another file' : 'Choose a file'}
          </Button>
        </Group>
        <Failure>{fault}</Failure>
        {file && <Trial key={file.text.length} file={file} leave={() => setFile(undefined)} />}
      </Stack>
    </Paper>
  )
}

/** What the file holds; or why it cannot be taken. */
async function read(file: File): Promise<ChosenFile | string> {
  if (file.size > MOST_IMPORT_BYTES) return words.tooLarge(MOST_IMPORT_BYTES / MEGABYTE)
  const text = await file.text()
  const look = lookInto(text)
  if (!look) return words.noFile
  return look.items.length > 0 ? { name: file.name, text, look } : words.noItems
}

const SOME = 100

function Trial({ file: { name, text, look }, leave }: { readonly file: ChosenFile; readonly leave: () => void }) {
  const [choices, setChoices] = useState<Choices>({ pictures: true, publishes: false })
  const { start, isStarting, failure } = useStartImport(leave)
  const input = { text, pictures: choices.pictures, state: choices.publishes ? 'published' : 'draft' } as const
  return (
    <Stack>
      <Text role="status">
        <strong>{name}.</strong> {words.found(look.items.length, look.items.filter(({ isPublished }) => isPublished).length)} Nothing has
        been imported yet.
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keys */}
      <ul className={styles.found} tabIndex={0} aria-label="Items in this file">
        {look.items.slice(0, SOME).map(({ title, isPublished, type }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file never move
          <li key={place}>
            <span>{title}</span>
            <span className={styles.kind}>
              {typeNames[type]} {!isPublished && <Badge color="gray">Not published</Badge>}
            </span>
          </li>
        ))}
      </ul>
      {look.items.length > SOME && (
        <Text size="sm" c="dimmed">
          These are the first {SOME}.
        </Text>
      )}
      <ImportChoices choices={choices} change={setChoices} />
      <Failure>{failure}</Failure>
      <Group>
        <Button loading={isStarting} onClick={() => start({ source: 'file', input })}>
          {look.items.length === 1 ? 'Import 1 item' : `Import ${formatNumber(look.items.length)} items`}
        </Button>
      </Group>
    </Stack>
  )
}
