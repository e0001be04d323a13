import { useAdmin } from '@frontage/kit/admin/screen'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { Button, Group, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../messages.tags'
import { useUses } from './use-uses'

type RemovalProps = {
  readonly name: string
  /** Whose uses are named before it is deleted. */
  readonly file: string
  readonly words: { readonly deleting: string; readonly deleted: (name: string) => string }
  readonly remove: () => Promise<{ readonly trash: readonly number[] }>
  /** What the browser remembers and has to ask for anew. */
  readonly forget: readonly string[]
  readonly close: () => void
}

/** Puts a picture or a film into the trash. Asked once: visitors lose it. */
export function Removal({ name, file, words, remove, forget, close }: RemovalProps) {
  const { notify, explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const uses = useUses(file)
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess: ({ trash }) => {
      removed(words.deleted(name), trash)
      close()
    },
    onError: (error) => notify({ id: 'media', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: [...forget] }),
  })
  if (!isAsking)
    return (
      <Group justify="space-between">
        <Button variant="default" onClick={() => setAsking(true)}>
          Delete
        </Button>
        <Button onClick={close}>Done</Button>
      </Group>
    )
  return (
    <Group justify="space-between">
      <Text flex="1 1 16rem">{`${uses?.length ? `${messages.uses.deleting(uses.length)} ` : ''}${words.deleting}`}</Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button color="red" loading={isPending} onClick={() => mutate()}>
          Move to trash
        </Button>
      </Group>
    </Group>
  )
}
