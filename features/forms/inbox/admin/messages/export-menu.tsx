import { useSession } from '@frontage/kit/admin/screen'
import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useForms } from '../../../admin/use-forms'
import { entryExportAddress } from '../../wire.admin'
import { DELETE } from '../keys'
import { drawerNames, type Filters } from './filters'

/** Messages of one form as a table: every form has columns of its own. */
export function ExportMenu({ filters: { state } }: { readonly filters: Filters }) {
  const { me } = useSession()
  return me.rights.includes(DELETE) ? <Forms state={state} /> : null
}

function Forms({ state }: Pick<Filters, 'state'>) {
  const { data } = useForms()
  const titles = Object.entries(data?.titles ?? {})
  if (titles.length === 0) return null
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{drawerNames[state]}, as a table (CSV)</Menu.Label>
        {titles.map(([id, title]) => (
          <Menu.Item key={id} component="a" href={entryExportAddress(Number(id), state)} download>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
