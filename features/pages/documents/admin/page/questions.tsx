import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { overDraft, type PageAtWork } from '../../../admin/page/use-page'
import { NOTICE } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { discardDraft, unpublishPage } from '../../wire.admin'
import { RemovePage } from '../pages/remove-page'
import { usePageActions } from '../pages/use-page-actions'

const words = messages.page

type QuestionProps = { readonly page: PageAtWork; readonly close: () => void }

/** Back to what visitors see. */
export function DiscardQuestion({ page, close }: QuestionProps) {
  const { mutate, isPending } = useAsked(close, words.discarded, async () => {
    await page.settle()
    page.take(await overDraft(page, (over) => send(discardDraft, over)))
  })
  return <Ask title="Discard changes?" text={words.discarding} label="Discard" isPending={isPending} go={mutate} close={close} />
}

/** Visitors do not see the page any more. */
export function UnpublishQuestion({ page, close }: QuestionProps) {
  const { mutate, isPending } = useAsked(close, words.unpublished, async () => {
    page.setStanding(await send(unpublishPage, { id: page.id }))
  })
  return <Ask title="Unpublish this page?" text={words.unpublishing} label="Unpublish" isPending={isPending} go={mutate} close={close} />
}

/** Takes the page away and leaves for the list, where it can be brought back. */
export function RemoveQuestion({ page, close }: QuestionProps) {
  const { goTo } = useAdmin()
  const { remove, isBusy } = usePageActions()
  const { title } = page.document
  const go = async (): Promise<void> => {
    await page.settle()
    remove({ id: page.id, title }, { onSuccess: () => goTo('/pages'), onSettled: close })
  }
  return <RemovePage title={title} isRemoving={isBusy} remove={() => void go()} close={close} />
}

function useAsked(close: () => void, done: string, action: () => Promise<void>) {
  const { notify, announce, explain } = useAdmin()
  return useMutation({
    mutationFn: action,
    onSuccess: () => {
      announce(done)
      notify({ id: NOTICE, text: done })
    },
    onError: (error) => notify({ id: NOTICE, text: explain(error), tone: 'bad' }),
    onSettled: close,
  })
}

type AskProps = {
  readonly title: string
  readonly text: string
  readonly label: string
  readonly isPending: boolean
  readonly go: () => void
  readonly close: () => void
}

const Ask = ({ title, text, label, isPending, go, close }: AskProps) => (
  <Modal opened onClose={close} title={title}>
    <Stack>
      <Text>{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close} data-autofocus>
          Cancel
        </Button>
        <Button color="red" loading={isPending} onClick={() => go()}>
          {label}
        </Button>
      </Group>
    </Stack>
  </Modal>
)
