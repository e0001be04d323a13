import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { type EmbedName, snippetOf } from './embed'

type SnippetProps = { readonly name: EmbedName; readonly id: number }

/** What another page needs to show this; pages of this site choose it by its name. */
export function Snippet({ name, id }: SnippetProps) {
  const { announce } = useAdmin()
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const text = snippetOf(location.origin, name, id)
  const take = (): void => {
    copy(text)
    announce('Copied.')
  }
  return (
    <Stack gap="xs">
      <Textarea
        label="For other pages"
        description="Paste these lines where it is to be shown."
        readOnly
        autosize
        value={text}
        ff="monospace"
      />
      <Group>
        <Button variant="default" leftSection={<IconCopy size={18} />} onClick={take}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Text size="sm" c="dimmed">
          Number {id}
        </Text>
      </Group>
    </Stack>
  )
}
