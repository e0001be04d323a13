import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Stack, Text } from '@mantine/core'
import { ExportPart } from './export-part'
import { ImportPart } from './import-part'
import { OlderPagesPart } from './older-pages-part'

/** Reviews from a file, and into one. */
export const Transfer = () => (
  <Stack gap="xl" maw="60rem">
    <header>
      <ScreenTitle>Import and export</ScreenTitle>
      <Text c="dimmed">Import reviews from a file, or export yours.</Text>
    </header>
    <ImportPart />
    <ExportPart />
    <OlderPagesPart />
  </Stack>
)
