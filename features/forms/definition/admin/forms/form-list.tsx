import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, EmptyState, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconForms, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useForms } from '../../../admin/use-forms'
import { messages } from '../../messages.admin'
import { DeleteForm } from './delete-form'
import { FormItem } from './form-item'
import { ImportTags } from './import-tags'
import { NewForm } from './new-form'
import type { FormLine } from './use-form-actions'

const words = messages.list

/** Every contact form with what came in by it. */
export function FormTable() {
  const [isNew, { open, close }] = useDisclosure(false)
  const { search, setSearch } = useAdmin()
  const isImporting = search.has('import')
  return (
    <Stack gap="lg" maw="60rem">
      <Group justify="space-between" align="flex-start">
        <div>
          <ScreenTitle>{words.title}</ScreenTitle>
          <Text c="dimmed">{words.lead}</Text>
        </div>
        <Group gap="xs">
          <Button variant="default" onClick={() => setSearch({ import: 'tags' }, 'push')}>
            Import
          </Button>
          <Button leftSection={<IconPlus size={18} />} onClick={open}>
            New form
          </Button>
        </Group>
      </Group>
      <List />
      {isNew && <NewForm close={close} />}
      {isImporting && <ImportTags close={() => setSearch({ import: '' })} />}
    </Stack>
  )
}

function List() {
  const { data } = useForms()
  const [leaving, setLeaving] = useState<FormLine>()
  if (!data) return <Skeleton height={220} radius="lg" role="status" aria-label="Loading" />
  if (data.forms.length === 0)
    return <EmptyState py="xl" variant="light" icon={<IconForms stroke={1.5} />} title={words.none} description={words.noneText} />
  return (
    <>
      <ul className={rows.list}>
        {data.forms.map((form) => (
          <FormItem key={form.id} form={{ ...form, title: data.titles[form.id] || `Form ${form.id}` }} leave={setLeaving} />
        ))}
      </ul>
      {leaving && <DeleteForm form={leaving} close={() => setLeaving(undefined)} />}
    </>
  )
}
