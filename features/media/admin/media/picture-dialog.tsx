import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import { type Media, removeMedia } from '../../wire.admin'
import { PictureAbout } from '../about/picture-about'
import { allMedia } from '../keys'

type PictureDialogProps = { readonly picture: Media; readonly close: () => void }

const NOTHING = (): void => undefined

/** One picture: what it shows, what stays in sight, and its end. */
export function PictureDialog({ picture, close }: PictureDialogProps) {
  const { When } = useAdmin()
  const { name, width, height, createdAt } = picture
  return (
    <Dialog title={name} close={close}>
      <Stack>
        <Text size="sm" c="dimmed">
          {`${width} × ${height} pixels, added `}
          <When at={createdAt} />
        </Text>
        <PictureAbout picture={picture} changed={NOTHING} />
        <Removal name={name} close={close} />
      </Stack>
    </Dialog>
  )
}

/** Asked once: it cannot be undone. */
function Removal({ name, close }: { readonly name: string; readonly close: () => void }) {
  const { notify, announce, explain } = useAdmin()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(removeMedia, { name }),
    onSuccess: () => {
      announce(messages.about.deleted(name))
      notify({ id: 'media', text: messages.about.deleted(name) })
      close()
    },
    onError: (error) => notify({ id: 'media', text: explain(error), tone: 'bad' }),
    onSettled: () => client.invalidateQueries({ queryKey: allMedia }),
  })
  return (
    <Group justify="space-between">
      {isAsking ? (
        <>
          <Text flex="1 1 16rem">{messages.about.deleting}</Text>
          <Group gap="xs">
            <Button variant="default" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button color="red" loading={isPending} onClick={() => mutate()}>
              Delete for good
            </Button>
          </Group>
        </>
      ) : (
        <>
          <Button variant="default" onClick={() => setAsking(true)}>
            Delete
          </Button>
          <Button onClick={close}>Done</Button>
        </>
      )}
    </Group>
  )
}
