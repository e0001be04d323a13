import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { messages } from '../../messages.home'

const words = messages.askReview

type AskReviewProps = { readonly path: string; readonly asked: () => void; readonly close: () => void }

/** The address at which a customer writes a review, to be sent to them. */
export function AskReview({ path, asked, close }: AskReviewProps) {
  const { copy, copied } = useClipboard({ timeout: 4000 })
  const address = new URL(path, location.origin).href
  const copyAddress = (): void => {
    copy(address)
    asked()
  }
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text>{words.text}</Text>
        <TextInput label={words.address} value={address} readOnly onFocus={({ currentTarget }) => currentTarget.select()} />
        <Text size="sm" c="dimmed">
          {words.help}
        </Text>
        <Group justify="flex-end">
          <Button variant="default" component="a" href={path} target="_blank" rel="noreferrer">
            {words.look}
          </Button>
          <Button onClick={copyAddress} data-autofocus>
            {copied ? words.copied : words.copy}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
