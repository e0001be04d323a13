import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { messages } from '../../messages.home'
import { openSite } from '../../wire.admin'
import { useTakeSetup } from '../assistant/use-setup'

const words = messages.opening

/** Asks before a site whose pages were made by hand is opened. */
export function OpenQuestion({ close }: { readonly close: () => void }) {
  const { explain, notify } = useAdmin()
  const take = useTakeSetup()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(openSite, {}),
    onSuccess: ({ setup }) => {
      take(setup)
      close()
      notify({ id: 'site', text: words.done })
    },
  })
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text>{words.text}</Text>
        <Failure>{error ? explain(error) : undefined}</Failure>
        <Group justify="flex-end">
          <Button variant="default" onClick={close}>
            {words.cancel}
          </Button>
          <Button loading={isPending} onClick={() => mutate()} data-autofocus>
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
