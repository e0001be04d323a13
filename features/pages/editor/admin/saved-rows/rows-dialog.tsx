import { useAdmin } from '@frontage/kit/admin/screen'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Select, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type TitleOf, useBlockTitles } from '../../../admin/block-titles'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages as words } from '../../messages.rows'
import { insertAt } from '../document/edits'
import { savedRowWords } from './row-words'
import { useRowActions, useSavedRows } from './use-saved-rows'

type RowsDialogProps = { readonly page: PageAtWork; readonly close: () => void }

/** Puts a kept row on this page, or keeps one of its rows. */
export const RowsDialog = (props: RowsDialogProps) => (
  <Dialog title={words.title} close={props.close}>
    <Stack gap="xl">
      <Text>{words.lead}</Text>
      <Insert {...props} />
      <Keep {...props} />
    </Stack>
  </Dialog>
)

function Insert({ page, close }: RowsDialogProps) {
  const { announce } = useAdmin()
  const { data: saved } = useSavedRows()
  const titleOf = useBlockTitles()
  const { document, change } = page
  const [id, setId] = useState<string | null>(null)
  const [place, setPlace] = useState(String(document.rows.length))
  const chosen = saved?.find((one) => String(one.id) === id)
  if (!saved) return <Skeleton height={120} role="status" aria-label="Loading saved rows" />
  const insert = (event: FormEvent): void => {
    event.preventDefault()
    if (!chosen) return
    change(insertAt(document, [Number(place)], structuredClone(chosen.row)))
    announce(words.inserted(chosen.name))
    close()
  }
  return (
    <form onSubmit={insert}>
      <Stack gap="sm">
        <Title order={3}>Add a saved row</Title>
        {saved.length === 0 && <Text c="dimmed">{words.none}</Text>}
        {saved.length > 0 && (
          <>
            <Select
              label="Row"
              placeholder="Choose a row"
              data={saved.map((one) => ({ value: String(one.id), label: one.name }))}
              value={id}
              onChange={setId}
              comboboxProps={{ withinPortal: false }}
            />
            <Select
              label="Position"
              data={placesOn(page, titleOf)}
              value={place}
              onChange={(next) => setPlace(next ?? '0')}
              comboboxProps={{ withinPortal: false }}
            />
            <Group justify="flex-end">
              <Button type="submit" disabled={!chosen}>
                Add row
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </form>
  )
}

const placesOn = ({ document }: PageAtWork, titleOf: TitleOf) => [
  { value: '0', label: 'At the top' },
  ...document.rows.map((row, place) => ({ value: String(place + 1), label: `Below row ${place + 1}: ${savedRowWords(row, titleOf)}` })),
]

function Keep({ page, close }: RowsDialogProps) {
  const titleOf = useBlockTitles()
  const { rows } = page.document
  const { keep, isBusy } = useRowActions(close)
  const [place, setPlace] = useState('0')
  const [name, setName] = useState('')
  const row = rows[Number(place)]
  if (!row) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (name.trim() && !isBusy) keep({ name: name.trim(), row })
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Title order={3}>Save a row from this page</Title>
        <Select
          label="Row to save"
          data={rows.map((one, number) => ({ value: String(number), label: `Row ${number + 1}: ${savedRowWords(one, titleOf)}` }))}
          value={place}
          onChange={(next) => setPlace(next ?? '0')}
          comboboxProps={{ withinPortal: false }}
        />
        <TextInput
          label="Name"
          description={words.nameHelp}
          maxLength={80}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button type="submit" variant="default" disabled={!name.trim()} loading={isBusy}>
            Save row
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
