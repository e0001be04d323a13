import { Failure } from '@frontage/parts/admin/dialog'
import { Badge, Button, Group, Title } from '@mantine/core'
import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import { pathOf } from '../../path'
import { DraftPreview } from './draft-preview'
import styles from './editor.module.css'
import type { Editing } from './use-editor'

const words = messages.editor

/** What is written, whether it is kept, and who may see it. */
export function EditorHead({ editing }: { readonly editing: Editing }) {
  const { draft, kept, isChanged, faults } = editing
  return (
    <header className={styles.head}>
      <div className={styles.name}>
        <Button component="a" href="/admin/portfolio" variant="subtle" px="xs" leftSection={<IconArrowLeft size={18} />}>
          All items
        </Button>
        <Group gap="sm">
          <Title order={1}>{draft.title || words.isNew}</Title>
          {kept && <Badge color={kept.state === 'published' ? 'tide' : 'gray'}>{kept.state === 'published' ? 'Published' : 'Draft'}</Badge>}
        </Group>
      </div>
      <Group gap="xs" className={styles.deeds}>
        <span className={styles.state} role="status">
          {isChanged ? words.unsaved : kept && words.saved}
        </span>
        <DraftPreview draft={draft} />
        <Deeds editing={editing} />
      </Group>
      {faults.length > 0 && (
        <div className={styles.trouble}>
          <Failure>{faults.map(({ text }) => text).join(' ')}</Failure>
        </div>
      )}
    </header>
  )
}

function Deeds({ editing: { kept, save, isSaving } }: { readonly editing: Editing }) {
  if (kept?.state === 'published')
    return (
      <>
        <Button
          component="a"
          href={pathOf(kept)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconExternalLink size={18} />}
        >
          See its page
        </Button>
        <Button variant="default" disabled={isSaving} onClick={() => save('draft')}>
          Withdraw
        </Button>
        <Button loading={isSaving} onClick={() => save('published')}>
          Save
        </Button>
      </>
    )
  return (
    <>
      <Button variant="default" disabled={isSaving} onClick={() => save('draft')}>
        Save draft
      </Button>
      <Button loading={isSaving} onClick={() => save('published')}>
        Publish
      </Button>
    </>
  )
}
