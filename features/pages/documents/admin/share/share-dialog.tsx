import { useAdmin } from '@frontage/kit/admin/screen'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconLink } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import { timeWords } from '../schedule/local-time'
import { useShare } from './use-share'

const words = messages.share
const lengths = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
]

type ShareDialogProps = { readonly page: PageAtWork; readonly close: () => void }

/** A link for somebody who is not signed in, and the end of all of them. */
export function ShareDialog({ page, close }: ShareDialogProps) {
  const [days, setDays] = useState('7')
  const { share, isSharing, link, stop, isStopping } = useShare(page)
  const { shares } = page.standing
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <Text>{words.lead}</Text>
        {link ? (
          <Link {...link} />
        ) : (
          <Group align="flex-end" gap="xs">
            <Select
              label="Expires after"
              data={lengths}
              value={days}
              onChange={(next) => setDays(next ?? '7')}
              comboboxProps={{ withinPortal: false }}
            />
            <Button leftSection={<IconLink size={18} />} loading={isSharing} onClick={() => share(Number(days))}>
              Create link
            </Button>
          </Group>
        )}
        <div role="status">
          <Text>{shares.length === 0 ? words.none : words.some(shares.length)}</Text>
          {shares.map(({ id, expiresAt, by }) => (
            <Text key={id} size="sm" c="dimmed">
              Created by {by}, expires {timeWords(expiresAt)}
            </Text>
          ))}
        </div>
        <Group justify="space-between">
          <Button variant="default" color="red" disabled={shares.length === 0} loading={isStopping} onClick={stop}>
            Disable all links
          </Button>
          <Button variant="default" onClick={close}>
            Done
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** It takes the focus over from the button that made it. */
function Link({ href, expiresAt }: { readonly href: string; readonly expiresAt: string }) {
  const { announce } = useAdmin()
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const take = (): void => {
    copy(href)
    announce(words.copied)
  }
  return (
    <div>
      <Group align="flex-end" wrap="nowrap" gap="xs">
        <TextInput ref={field} flex="1" label="Link" readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} />
        <Button leftSection={<IconCopy size={18} />} onClick={take}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {words.once} {words.ends} {timeWords(expiresAt)}.
      </Text>
    </div>
  )
}
