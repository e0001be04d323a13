import { Button, Group, Modal, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { TermLine } from '../../../admin/terms/term-tree'
import { useRemoveTerm } from '../../../admin/terms/use-terms'
import { messages } from '../../../messages.admin'

type RemoveTermProps = { readonly term: TermLine; readonly lines: readonly TermLine[]; readonly close: () => void }

const words = messages.terms
const NOWHERE = '0'

/** Puts a term into the trash, or makes it part of another one. */
export function RemoveTerm({ term, lines, close }: RemoveTermProps) {
  const { mutate, isPending } = useRemoveTerm()
  const [into, setInto] = useState(NOWHERE)
  const others = lines.filter(({ id }) => id !== term.id)
  const target = others.find(({ id }) => String(id) === into)
  return (
    <Modal opened onClose={close} title={`Move “${term.name}” to trash?`}>
      <Stack>
        <Text>{words.removing}</Text>
        {others.length > 0 && (
          <Select
            label="Merge into"
            description={words.mergeHelp}
            searchable
            data={[
              { value: NOWHERE, label: 'Do not merge, only move to trash' },
              ...others.map(({ id, path }) => ({ value: String(id), label: path })),
            ]}
            value={into}
            onChange={(next) => setInto(next ?? NOWHERE)}
            comboboxProps={{ withinPortal: false }}
          />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={close} data-autofocus>
            Cancel
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate({ term, into: target }, { onSettled: close })}>
            {target ? 'Merge' : 'Move to trash'}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
