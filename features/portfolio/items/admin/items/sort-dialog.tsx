import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { termLines } from '../../../admin/terms/term-tree'
import { useTerms } from '../../../admin/terms/use-terms'
import { taxonomies } from '../../../item'
import { taxonomyNames } from '../../../messages.admin'

type SortDialogProps = { readonly change: (action: 'add-term' | 'drop-term', term: number) => void; readonly close: () => void }

/** Sorts several items under a category or a tag, or takes them out of it. */
export function SortDialog({ change, close }: SortDialogProps) {
  const { data } = useTerms()
  const [term, setTerm] = useState<string | null>(null)
  const groups = taxonomies.map((taxonomy) => ({
    group: taxonomyNames[taxonomy],
    items: termLines(data?.terms ?? [], taxonomy).map(({ id, path }) => ({ value: String(id), label: path })),
  }))
  return (
    <Modal opened onClose={close} title="Edit categories of the selected items">
      <Stack>
        {data?.terms.length === 0 ? (
          <Text>
            There are no categories yet. <a href="/admin/portfolio/terms">Add the first one.</a>
          </Text>
        ) : (
          <Select
            label="Category or tag"
            searchable
            placeholder="Choose one"
            data={groups.filter(({ items }) => items.length > 0)}
            value={term}
            onChange={setTerm}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" disabled={!term} onClick={() => change('drop-term', Number(term))}>
            Remove from items
          </Button>
          <Button disabled={!term} onClick={() => change('add-term', Number(term))}>
            Add to items
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
