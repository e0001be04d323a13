import { useAdmin } from '@frontage/kit/admin/screen'
import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { PageAtWork } from '../../../admin/page/use-page'
import { addressOfPage, NOTICE } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import { newDraft } from '../pages/new-draft'
import { pathOfTitle } from '../pages/path-of-title'
import { usePages } from '../pages/use-pages'

const words = messages.page

/** Two people changed the same page: nobody's work is lost, whatever is chosen. */
export function Conflict({ page, text }: { readonly page: PageAtWork; readonly text: string }) {
  const { explain } = useAdmin()
  const { takeTheirs, keepCopy } = useDecision(page)
  const error = takeTheirs.error ?? keepCopy.error
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={words.conflict}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>{text}</Text>
        <Text>{words.conflictText}</Text>
        <Failure>{error ? explain(error) : undefined}</Failure>
        <Group justify="flex-end">
          <Button variant="default" loading={takeTheirs.isPending} onClick={() => takeTheirs.mutate()}>
            Use theirs
          </Button>
          <Button loading={keepCopy.isPending} onClick={() => keepCopy.mutate()} data-autofocus>
            Save mine as a copy
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}

function useDecision(page: PageAtWork) {
  const { notify, goTo } = useAdmin()
  const taken = usePages().data?.pages.map(({ path }) => path)
  const takeTheirs = useMutation({
    mutationFn: page.newest,
    onSuccess: (theirs) => {
      page.take(theirs)
      notify({ id: NOTICE, text: words.tookTheirs })
    },
  })
  const keepCopy = useMutation({
    mutationFn: async () => {
      const { document } = page.now()
      const title = messages.list.copyOf(document.title).slice(0, 200)
      const id = await newDraft({ ...document, title, path: pathOfTitle(title, taken) })
      page.take(await page.newest())
      return id
    },
    onSuccess: (id) => {
      notify({ id: NOTICE, text: words.keptCopy })
      goTo(addressOfPage(id))
    },
  })
  return { takeTheirs, keepCopy }
}
