import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, Group, Text, Textarea, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { type EmbedName, snippetOf } from './embed'
import styles from './widgets.module.css'

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
    <section className={styles.group} aria-labelledby="snippet-title">
      <div>
        <Title order={2} id="snippet-title">
          On other pages
        </Title>
        <Text size="sm" c="dimmed">
          Paste these lines into a page of any other system. What you change here changes there, too.
        </Text>
      </div>
      <Textarea aria-label="For other pages" readOnly autosize value={text} classNames={{ input: styles.code ?? '' }} />
      <Group>
        <Button variant="default" leftSection={<IconCopy size={18} />} onClick={take}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Text size="sm" c="dimmed">
          Number {id}
        </Text>
      </Group>
    </section>
  )
}
