import { ScreenHead } from '@frontage/parts/admin/screen-head'
import { Badge, Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { messages } from '../../../messages.admin'
import { pathOf } from '../../../path'
import { DraftPreview } from './draft-preview'
import type { Editing } from './use-editor'

const words = messages.editor

/** What is written, and who may see it. */
export function EditorHead({ editing }: { readonly editing: Editing }) {
  const { draft, kept } = editing
  const isPublished = kept?.state === 'published'
  return (
    <ScreenHead
      back={{ href: '/admin/portfolio', label: 'All items' }}
      title={draft.title || words.isNew}
      standing={kept && <Badge color={isPublished ? 'tide' : 'gray'}>{isPublished ? 'Published' : 'Draft'}</Badge>}
    >
      <DraftPreview draft={draft} />
      <Actions editing={editing} />
    </ScreenHead>
  )
}

function Actions({ editing: { kept, save, isSaving } }: { readonly editing: Editing }) {
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
          View page
        </Button>
        <Button variant="default" disabled={isSaving} onClick={() => save('draft')}>
          Unpublish
        </Button>
      </>
    )
  return (
    <Button variant="default" disabled={isSaving} onClick={() => save('published')}>
      Publish
    </Button>
  )
}
