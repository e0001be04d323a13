import { formatNumber } from '@frontage/kit/say'
import { Alert, Button, Checkbox, Group, Loader, Stack, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { BadRows, DoubleRows } from './bad-rows'
import { ColumnTable } from './column-table'
import { DateQuestion } from './date-question'
import { EncodingQuestion } from './encoding-question'
import type { ChosenFile } from './file-choice'
import { foundWords, importWords, outcomeWords } from './found-words'
import { missingFields, type Preview } from './mapping'
import { SourceQuestion } from './source-question'
import { type Importing, useImport } from './use-import'

type ImportStepsProps = { readonly file: ChosenFile; readonly leave: () => void }

/** What a file holds, what has to be asked, and the import itself. */
export function ImportSteps({ file, leave }: ImportStepsProps) {
  const importing = useImport(file)
  const { preview, problem, look, result } = importing
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Stack>
      <Title order={3} ref={place} tabIndex={-1}>
        {file.name}
      </Title>
      {problem && (
        <Alert role="alert" color="red" icon={<IconAlertCircle size={20} />} title="This file could not be read">
          <Group justify="space-between">
            <Text size="sm">{problem}</Text>
            <Button variant="default" onClick={() => void look()}>
              Try again
            </Button>
          </Group>
        </Alert>
      )}
      {!preview && !problem && <Reading />}
      {preview && !result && <Trial preview={preview} importing={importing} />}
      {result && <Result result={result} />}
      <Group justify="flex-start">
        <Button variant="default" onClick={leave}>
          {result ? 'Import another file' : 'Choose another file'}
        </Button>
      </Group>
    </Stack>
  )
}

const Reading = () => (
  <Group gap="sm" role="status">
    <Loader size="sm" aria-hidden />
    <Text>Reading the file…</Text>
  </Group>
)

function Trial({ preview, importing }: { readonly preview: Preview; readonly importing: Importing }) {
  const { isLooking, failure } = importing
  const isMapped = missingFields(preview).length === 0
  const isClear = isMapped && !preview.datesAreAmbiguous
  const isUnsaid = !preview.columns.some(({ field }) => field === 'type')
  return (
    <Stack>
      <Stack gap={4} role="status">
        {isClear ? (
          foundWords(preview).map((sentence) => <Text key={sentence}>{sentence}</Text>)
        ) : (
          <Text>
            {preview.rows === 1 ? '1 row' : `${formatNumber(preview.rows)} rows`}. First choose{' '}
            {isMapped ? 'how dates are written' : 'what each column contains'}.
          </Text>
        )}
        {isLooking && <Loader size="xs" aria-label="Checking again" />}
      </Stack>
      <EncodingQuestion encoding={importing.encoding} choose={importing.readAs} />
      {isUnsaid && <SourceQuestion source={importing.source} choose={importing.setSource} />}
      {(preview.datesAreAmbiguous || importing.dates !== 'iso') && <DateQuestion dates={importing.dates} choose={importing.setDates} />}
      <ColumnTable preview={preview} mapping={importing.mapping} change={importing.setMapping} />
      {isClear && <DoubleRows {...preview} />}
      {isClear && <BadRows {...preview} />}
      {failure && (
        <Alert role="alert" color="red" icon={<IconAlertCircle size={20} />}>
          {failure}
        </Alert>
      )}
      <Start preview={preview} importing={importing} />
    </Stack>
  )
}

function Start({ preview, importing }: { readonly preview: Preview; readonly importing: Importing }) {
  const { isLooking, isRunning, start } = importing
  const [publish, setPublish] = useState(false)
  const missing = [...missingFields(preview), ...(preview.datesAreAmbiguous ? ['how dates are written'] : [])]
  const isReady = missing.length === 0 && preview.added + preview.changed > 0
  return (
    <Stack gap="xs" align="flex-start">
      {missing.length > 0 && <Text fw={600}>Still required: {missing.join(', ')}.</Text>}
      <Checkbox
        label="Publish these reviews now"
        description="Without this, new reviews wait for your approval. Reviews that the file marks as not approved always wait."
        checked={publish}
        onChange={({ currentTarget }) => setPublish(currentTarget.checked)}
      />
      <Button disabled={!isReady || isLooking} loading={isRunning} onClick={() => start({ skipBad: preview.badTotal > 0, publish })}>
        {missing.length > 0 ? 'Import' : importWords(preview)}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {isRunning ? 'Importing… Large files can take a minute. Keep this page open.' : 'If something goes wrong, nothing is imported.'}
      </Text>
    </Stack>
  )
}

function Result({ result }: { readonly result: NonNullable<Importing['result']> }) {
  return (
    <Stack>
      <Alert role="status" icon={<IconCheck size={20} />} title={result.added + result.changed > 0 ? 'Done' : 'Nothing was imported'}>
        {outcomeWords(result)}
      </Alert>
      <BadRows {...result} />
    </Stack>
  )
}
