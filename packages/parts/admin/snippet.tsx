import { useAdmin } from '@frontage/kit/admin/screen'
import { escaped } from '@frontage/kit/rich-text'
import { Button, Group, Text, Textarea, Title } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import styles from './settings/settings.module.css'

type SnippetProps = {
  /** The part that other pages can hold, by the name of its block. */
  readonly name: string
  readonly id?: number
  /** Further data attributes, without `data-`. */
  readonly marks?: Readonly<Record<string, string>>
  /** Where visitors are led by a link as long as no script runs: a path of this site. */
  readonly link?: { readonly path: string; readonly words: string }
  /** What it shows, where that is not plain from what stands around. */
  readonly title?: string
  /** What to do with the code, where changes do not show there by themselves. */
  readonly about?: string
  readonly level?: 2 | 3
}

const linkOf = (origin: string, { path, words }: NonNullable<SnippetProps['link']>): string =>
  `<a href="${origin}${path}">${escaped(words)}</a>`

/** What has to be pasted into another page. */
export function snippetOf(origin: string, { name, id, marks, link }: SnippetProps): string {
  const all = Object.entries({ frontage: name, ...(id && { id }), ...marks }).map(
    ([mark, value]) => ` data-${mark}="${escaped(String(value))}"`,
  )
  return `<div${all.join('')}>${link ? linkOf(origin, link) : ''}</div>\n<script type="module" src="${origin}/embed.js"></script>`
}

/** What another page needs to show this; pages of this site choose it by its name. */
export function Snippet(asked: SnippetProps) {
  const { id, link, title = 'On another website', about, level = 2 } = asked
  const { announce } = useAdmin()
  const { copy, copied } = useClipboard({ timeout: 3000 })
  const text = snippetOf(location.origin, asked)
  const take = (): void => {
    copy(text)
    announce('Copied.')
  }
  return (
    <section className={styles.group} aria-labelledby="snippet-title">
      <div>
        <Title order={level} size={level === 3 ? 'md' : undefined} id="snippet-title">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {about ?? 'Paste this code into any page of that website. Changes you make here show there too.'}
          {link && ' Without JavaScript, visitors see a link to a page of this site.'}
        </Text>
      </div>
      <Textarea aria-label="Code for another website" readOnly autosize value={text} classNames={{ input: styles.code ?? '' }} />
      <Group>
        <Button variant="default" leftSection={<IconCopy size={18} />} onClick={take}>
          {copied ? 'Copied' : 'Copy'}
        </Button>
        {id && (
          <Text size="sm" c="dimmed">
            ID {id}
          </Text>
        )}
      </Group>
    </section>
  )
}
