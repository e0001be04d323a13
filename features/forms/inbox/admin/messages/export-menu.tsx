import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { fetchFile } from '@frontage/kit/wire/fetch-file.client'
import { datedName, saveFile } from '@frontage/parts/admin/save-file'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useForms } from '../../../admin/use-forms'
import { exportEntries } from '../../wire.downloads'
import { DELETE } from '../keys'
import { drawerNames, type Filters } from './filters'

/** Messages of one form as a table: every form has columns of its own. */
export function ExportMenu({ filters: { state } }: { readonly filters: Filters }) {
  const { me } = useSession()
  return me.rights.includes(DELETE) ? <Forms state={state} /> : null
}

function Forms({ state }: Pick<Filters, 'state'>) {
  const { data } = useForms()
  const { exportForm, isExporting } = useExport(state)
  const titles = Object.entries(data?.titles ?? {})
  if (titles.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />} loading={isExporting}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{drawerNames[state]}, as a table (CSV)</Menu.Label>
        {titles.map(([id, title]) => (
          <Menu.Item key={id} onClick={() => exportForm(Number(id))}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function useExport(state: Filters['state']) {
  const { announce, notify, explain } = useAdmin()
  const { mutate, isPending } = useMutation({
    mutationFn: (form: number) => fetchFile(exportEntries, { form, state }),
    onSuccess: (file) => {
      saveFile(file, datedName('messages', 'csv'))
      announce('The file was downloaded.')
    },
    onError: (error) => notify({ id: 'export', text: explain(error), tone: 'bad' }),
  })
  return { exportForm: mutate, isExporting: isPending }
}
