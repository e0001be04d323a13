import { useAdmin } from '@frontage/kit/admin/screen'
import { Dialog } from '@frontage/parts/admin/dialog'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Button, EmptyState, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { IconStack2 } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useBlockTitles } from '../../../admin/block-titles'
import { messages as words } from '../../messages.rows'
import type { SavedRow } from '../../wire.admin'
import { savedRowWords } from './row-words'
import { useRowActions, useSavedRows } from './use-saved-rows'

/** Rows that were kept to be used again. */
export function SavedRows() {
  const { data } = useSavedRows()
  const [renaming, setRenaming] = useState<SavedRow>()
  return (
    <Stack gap="md" maw="64rem">
      <header>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </header>
      {!data && <Skeleton height={220} radius="lg" role="status" aria-label="Loading" />}
      {data?.length === 0 && (
        <EmptyState py="xl" variant="light" icon={<IconStack2 stroke={1.5} />} title={words.none} description={words.noneText} />
      )}
      {data && data.length > 0 && (
        <ul className={rows.list}>
          {data.map((saved) => (
            <SavedItem key={saved.id} saved={saved} rename={() => setRenaming(saved)} />
          ))}
        </ul>
      )}
      {renaming && <Rename saved={renaming} close={() => setRenaming(undefined)} />}
    </Stack>
  )
}

const nothing = (): void => undefined

function SavedItem({ saved, rename }: { readonly saved: SavedRow; readonly rename: () => void }) {
  const { When } = useAdmin()
  const { remove, isBusy } = useRowActions(nothing)
  const titleOf = useBlockTitles()
  return (
    <li className={rows.item}>
      <span>
        <strong>{saved.name}</strong>
        <Text span display="block" className={rows.about}>
          {savedRowWords(saved.row, titleOf)}, saved <When at={saved.savedAt} /> by {saved.by}
        </Text>
      </span>
      <Group gap="xs">
        <Button variant="default" aria-label={`Rename ${saved.name}`} onClick={rename}>
          Rename
        </Button>
        <Button variant="default" loading={isBusy} aria-label={`Remove ${saved.name}`} onClick={() => remove(saved)}>
          Remove
        </Button>
      </Group>
    </li>
  )
}

function Rename({ saved, close }: { readonly saved: SavedRow; readonly close: () => void }) {
  const [name, setName] = useState(saved.name)
  const { rename, isBusy } = useRowActions(close)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const next = name.trim()
    if (next === saved.name) close()
    else if (next && !isBusy) rename({ saved, name: next })
  }
  return (
    <Dialog title={`Rename ${saved.name}`} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <TextInput
            label="Name"
            description={words.nameHelp}
            data-autofocus
            maxLength={80}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={isBusy} disabled={!name.trim()}>
              Rename
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
