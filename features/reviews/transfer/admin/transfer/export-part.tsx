import { Button, Group, Paper, Select, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { statusNames } from '../../../admin/words'
import { statuses } from '../../../review'
import { type ExportRequest, useExport } from './use-export'
import { useSources } from './use-sources'

const ALL = ''
const formats = [
  { value: 'csv', label: 'CSV for spreadsheets' },
  { value: 'json', label: 'JSON for programs' },
]
const states = [{ value: ALL, label: 'All' }, ...statuses.map((status) => ({ value: status, label: statusNames[status] }))]

/** All reviews as a file, or those of one state or source. */
export function ExportPart() {
  const [request, setRequest] = useState<ExportRequest>({ format: 'csv', status: '', source: '' })
  const { exportAll, isExporting } = useExport()
  const sources = useSources()
  const set = (name: keyof ExportRequest) => (value: string | null) => setRequest((before) => ({ ...before, [name]: value ?? '' }))
  return (
    <Paper component="section" aria-labelledby="export-title" withBorder radius="lg" p="lg">
      <Stack>
        <div>
          <Title order={2} id="export-title">
            Export
          </Title>
          <Text c="dimmed">The file contains names and e-mail addresses of your customers. Keep it private.</Text>
        </div>
        <Group align="flex-end" grow preventGrowOverflow={false}>
          <Select label="Status" data={states} value={request.status ?? ALL} onChange={set('status')} />
          {sources.length > 2 && <Select label="Source" data={sources} value={request.source ?? ALL} onChange={set('source')} />}
          <Select label="File format" data={formats} value={request.format ?? 'csv'} onChange={set('format')} />
        </Group>
        <Group>
          <Button variant="default" leftSection={<IconDownload size={18} />} loading={isExporting} onClick={() => exportAll(request)}>
            Download
          </Button>
        </Group>
      </Stack>
    </Paper>
  )
}
