import { useAdmin } from '@frontage/kit/admin/screen'
import { WireError } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import { useHomePage, useMakeHome } from './use-make-home'

const words = messages.home

type HomeQuestionProps = {
  readonly id: number
  readonly title: string
  /** Where visitors find the page now. */
  readonly path: string
  /** Whether everything of the page is saved; asked before its address changes. */
  readonly settle?: () => Promise<boolean>
  /** After it was done, or undone. */
  readonly changed?: () => unknown
  readonly close: () => void
}

/** Says what becomes of both addresses before a page is the home page. */
export function HomeQuestion({ id, title, path, settle, changed, close }: HomeQuestionProps) {
  const { explain } = useAdmin()
  const { data, error: notLoaded } = useHomePage()
  const [typed, setTyped] = useState<string>()
  const { mutate, isPending, error } = useMakeHome(() => changed?.())
  const before = data?.page ?? null
  const moveTo = typed ?? before?.moveTo ?? path
  const isOfField = error instanceof WireError && error.refusal?.data.field === 'moveTo'
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (!data || isPending || (settle && !(await settle()))) return
    mutate({ page: { id, title, path }, before, moveTo: moveTo.trim() }, { onSuccess: close })
  }
  return (
    <Dialog title={words.title(title)} close={close}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{words.moves(title, path)}</Text>
          {!data && !notLoaded && <Skeleton height={90} role="status" aria-label="Loading" />}
          {before && (
            <>
              <Text>{words.movesOn(before.title)}</Text>
              <TextInput
                label={words.address(before.title)}
                description={words.addressHelp}
                maxLength={300}
                error={isOfField ? explain(error) : undefined}
                value={moveTo}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            </>
          )}
          <Failure>{notLoaded ? explain(notLoaded) : error && !isOfField ? explain(error) : undefined}</Failure>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" disabled={!data} loading={isPending}>
              {words.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
