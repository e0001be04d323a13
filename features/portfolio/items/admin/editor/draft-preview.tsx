import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { BlockPreview } from '@frontage/parts/admin/block-preview'
import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Modal, Skeleton } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { draftKey } from '../../../admin/keys'
import type { ItemDraft } from '../../../item'
import { messages } from '../../../messages.admin'
import { previewItem } from '../../../wire.admin'

/** The page of an item as it stands in the editor, whether it is kept or not. Only its owner sees it. */
export function DraftPreview({ draft }: { readonly draft: ItemDraft }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" disabled={!draft.title.trim()} leftSection={<IconEye size={18} />} onClick={() => setOpen(true)}>
        Preview
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} size="90rem" title={messages.editor.previewTitle}>
        <Drawn draft={draft} />
      </Modal>
    </>
  )
}

function Drawn({ draft }: { readonly draft: ItemDraft }) {
  const { explain } = useAdmin()
  const { data, error } = useQuery({ queryKey: [...draftKey, draft], queryFn: () => send(previewItem, draft), gcTime: 0 })
  if (error) return <Failure>{explain(error)}</Failure>
  if (!data) return <Skeleton height={400} role="status" aria-label="Loading" />
  return <BlockPreview block="portfolio-item" props={{ slug: data.item.slug, shown: data }} note={messages.editor.previewNote} />
}
