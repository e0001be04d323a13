import { Stack, Text, Title } from '@mantine/core'
import { ExportPart } from './export-part'
import { ImportPart } from './import-part'
import { OlderPagesPart } from './older-pages-part'

/** Reviews from a file, and into one. */
export const Transfer = () => (
  <Stack gap="xl" maw="60rem">
    <header>
      <Title order={1}>Import and export</Title>
      <Text c="dimmed">Import reviews from a file, or export yours.</Text>
    </header>
    <ImportPart />
    <ExportPart />
    <OlderPagesPart />
  </Stack>
)
