import { useSession } from '@frontage/kit/admin/screen'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { type Entry, openStates } from '../../../entry'
import { messages } from '../../messages.admin'
import { REPLY } from '../keys'
import { NoMailServer } from './no-mail-server'
import { useReply } from './use-reply'

const words = messages.replies
const LONGEST = 20_000

type ReplyBoxProps = { readonly entry: Entry; readonly field: RefObject<HTMLTextAreaElement | null> }

/** Where a message is answered: at the message itself. */
export function ReplyBox({ entry, field }: ReplyBoxProps) {
  const { me } = useSession()
  if (!me.rights.includes(REPLY) || !openStates.includes(entry.state)) return null
  if (!entry.reply.to)
    return (
      <Text size="sm" c="dimmed">
        {words.noAddress}
      </Text>
    )
  return <ReplyForm entry={entry} field={field} />
}

function ReplyForm({ entry, field }: ReplyBoxProps) {
  const { text, change, send, isSending, failure } = useReply(entry)
  const { to, hasMailServer } = entry.reply
  return (
    <form
      aria-label={words.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Stack gap="sm">
        <Textarea
          ref={field}
          label={words.label(to)}
          description={hasMailServer ? words.help : undefined}
          autosize
          minRows={4}
          maxRows={16}
          maxLength={LONGEST}
          value={text}
          error={failure}
          readOnly={isSending}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        {!hasMailServer && <NoMailServer text={words.willBeStored} />}
        <Group>
          <Button type="submit" leftSection={<IconSend size={18} />} loading={isSending} disabled={!text.trim()}>
            {hasMailServer ? words.send : words.store}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
