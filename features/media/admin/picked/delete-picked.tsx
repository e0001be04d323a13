import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { useRemoved } from '@frontage/parts/admin/use-removed'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messages } from '../../messages.tags'
import { removeMedia } from '../../wire.admin'
import { mediaUses } from '../../wire.films'
import { allMedia } from '../keys'
import styles from './picked.module.css'

type DeletePickedProps = { readonly names: readonly string[]; readonly clear: () => void; readonly close: () => void }

const words = messages.picked

/** Puts several pictures into the trash, once it was said which of them are in use. */
export function DeletePicked({ names, clear, close }: DeletePickedProps) {
  const { explain } = useAdmin()
  const removed = useRemoved()
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const trash: number[] = []
      for (const name of names) trash.push(...(await send(removeMedia, { name })).trash)
      return trash
    },
    onSuccess: (trash) => {
      removed(words.deleted(trash.length), trash)
      clear()
      close()
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...allMedia] }),
  })
  return (
    <Dialog title={words.asking(names.length)} close={close}>
      <Stack>
        <UsesOfAll names={names} />
        <Text>{words.deleting}</Text>
        <Failure>{error ? explain(error) : undefined}</Failure>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            Cancel
          </Button>
          <Button color="red" loading={isPending} onClick={() => mutate()}>
            Move to trash
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

function UsesOfAll({ names }: { readonly names: readonly string[] }) {
  const { data } = useQuery({
    queryKey: ['media-uses', ...names],
    queryFn: async () => {
      const used: { name: string; titles: string }[] = []
      for (const name of names) {
        const { uses } = await send(mediaUses, { file: `${name}.webp` })
        if (uses.length) used.push({ name, titles: uses.map(({ title }) => title).join(', ') })
      }
      return used
    },
  })
  if (!data) return <Skeleton height={24} role="status" aria-label="Checking where they are used" />
  if (data.length === 0) return <Text>{words.notInUse}</Text>
  return (
    <div>
      <Text fw={600}>{words.inUse(data.length)}</Text>
      <ul className={styles.uses}>
        {data.map(({ name, titles }) => (
          <li key={name}>
            <b>{name}</b>: {titles}
          </li>
        ))}
      </ul>
    </div>
  )
}
