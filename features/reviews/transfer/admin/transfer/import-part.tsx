import { Paper, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { type ChosenFile, FileChoice } from './file-choice'
import { ImportSteps } from './import-steps'

/** From choosing a file to its result. */
export function ImportPart() {
  const [file, setFile] = useState<ChosenFile>()
  return (
    <Paper component="section" aria-labelledby="import-title" withBorder radius="lg" p="lg">
      <Stack>
        <div>
          <Title order={2} id="import-title">
            Import
          </Title>
          <Text c="dimmed">Reviews that you already have are updated, not added again. Pictures are not downloaded from other sites.</Text>
        </div>
        {file ? <ImportSteps key={file.key} file={file} leave={() => setFile(undefined)} /> : <FileChoice choose={setFile} />}
      </Stack>
    </Paper>
  )
}
