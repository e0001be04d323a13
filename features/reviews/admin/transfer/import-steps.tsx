import { Alert, Button, Group, Loader, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { BadRows } from './bad-rows'
import { ColumnTable } from './column-table'
import { DateQuestion } from './date-question'
import type { ChosenFile } from './file-choice'
import { missingFields, type Preview } from './mapping'
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
      {!preview && !problem && <Skeleton height={200} role="status" aria-label="Reading the file" />}
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

function foundWords({ rows, good, badTotal }: Preview): string {
  const cannot = badTotal > 0 ? `, ${badTotal.toLocaleString('en-NZ')} cannot` : ''
  return `${rows.toLocaleString('en-NZ')} rows: ${good.toLocaleString('en-NZ')} can be imported${cannot}.`
}

function Trial({ preview, importing }: { readonly preview: Preview; readonly importing: Importing }) {
  const { isLooking, failure } = importing
  const isMapped = missingFields(preview).length === 0
  return (
    <Stack>
      <Text role="status">
        {isMapped ? foundWords(preview) : `${preview.rows.toLocaleString('en-NZ')} rows. Please say first what the columns are.`}{' '}
        {isLooking && <Loader size="xs" />}
      </Text>
      <ColumnTable preview={preview} mapping={importing.mapping} change={importing.setMapping} />
      {(preview.datesAreAmbiguous || importing.dates !== 'iso') && <DateQuestion dates={importing.dates} choose={importing.setDates} />}
      {isMapped && <BadRows rows={preview.bad} total={preview.badTotal} />}
      {failure && (
        <Alert role="alert" color="red" icon={<IconAlertCircle size={20} />}>
          {failure}
        </Alert>
      )}
      <Start preview={preview} importing={importing} />
    </Stack>
  )
}

function Start({ preview, importing: { isLooking, isRunning, start } }: { readonly preview: Preview; readonly importing: Importing }) {
  const missing = missingFields(preview)
  const isReady = missing.length === 0 && !preview.datesAreAmbiguous && preview.good > 0
  const reviews = preview.good === 1 ? 'one review' : `${preview.good.toLocaleString('en-NZ')} reviews`
  return (
    <Stack gap="xs" align="flex-start">
      {missing.length > 0 && <Text fw={600}>Still needed: {missing.join(', ')}.</Text>}
      <Button disabled={!isReady || isLooking} loading={isRunning} onClick={() => start(preview.badTotal > 0)}>
        Import {reviews}
        {missing.length === 0 && preview.badTotal > 0 && ' and leave the rest out'}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {isRunning
          ? 'The reviews are being kept. A large file takes a minute; please leave this page open.'
          : 'All of them are kept, or none.'}
      </Text>
    </Stack>
  )
}

function Result({ result: { added, changed, bad, badTotal } }: { readonly result: NonNullable<Importing['result']> }) {
  return (
    <Stack>
      <Alert role="status" icon={<IconCheck size={20} />} title={added + changed > 0 ? 'Done' : 'Nothing was imported'}>
        {added.toLocaleString('en-NZ')} added, {changed.toLocaleString('en-NZ')} brought up to date
        {badTotal > 0 && `, ${badTotal.toLocaleString('en-NZ')} left out`}.
      </Alert>
      <BadRows rows={bad} total={badTotal} />
    </Stack>
  )
}
