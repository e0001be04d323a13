import { useAdmin } from '@frontage/kit/admin/screen'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Setup } from '../../wire.admin'
import { useTakeSetup } from '../assistant/use-setup'

type SiteQuestionProps = {
  readonly words: Readonly<Record<'title' | 'text' | 'confirm' | 'cancel' | 'done', string>>
  readonly act: () => Promise<{ readonly setup: Setup }>
  /** Visitors lose something: the focus starts on the way back. */
  readonly isDanger?: boolean
  readonly close: () => void
}

/** Asks before visitors see another state of the site. */
export function SiteQuestion({ words, act, isDanger = false, close }: SiteQuestionProps) {
  const { explain, notify } = useAdmin()
  const take = useTakeSetup()
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
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
          <Button variant="default" onClick={close} data-autofocus={isDanger || undefined}>
            {words.cancel}
          </Button>
          <Button {...(isDanger && { color: 'red' })} loading={isPending} onClick={() => mutate()} data-autofocus={!isDanger || undefined}>
            {words.confirm}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
