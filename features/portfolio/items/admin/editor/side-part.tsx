import { useAdmin } from '@frontage/kit/admin/screen'
import { slugOf } from '@frontage/kit/slug'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Button, Text, TextInput, Title } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../../messages.admin'
import { pathOf } from '../../../path'
import { RemoveQuestion } from '../items/item-bulk'
import { useBulk } from '../items/use-bulk'
import type { Editing } from './use-editor'

const words = messages.editor

/** Address, badge, dates, and the end of the item. */
export function SidePart({ editing }: { readonly editing: Editing }) {
  const { When } = useAdmin()
  const { draft, kept, change, errorOf } = editing
  const slug = draft.slug || slugOf(draft.title)
  return (
    <section className={groups.group} aria-labelledby="side-title">
      <Title order={2} id="side-title">
        Details
      </Title>
      <TextInput
        label="Address"
        description={words.slugHelp}
        placeholder={slug}
        maxLength={120}
        error={errorOf('slug')}
        value={draft.slug}
        onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
      />
      {slug && (
        <Text size="sm" c="dimmed">
          {pathOf({ slug })}
        </Text>
      )}
      <TextInput
        label="Badge"
        description={words.siteTypeHelp}
        maxLength={40}
        error={errorOf('siteType')}
        value={draft.siteType}
        onChange={({ currentTarget }) => change({ siteType: currentTarget.value })}
      />
      {kept && (
        <Text size="sm" c="dimmed">
          Last changed <When at={kept.modifiedAt} />
          {kept.publishedAt && (
            <>
              , published <When at={kept.publishedAt} />
            </>
          )}
          . {kept.state === 'draft' && words.previewDraft}
        </Text>
      )}
      {kept && <Removal id={kept.id} />}
    </section>
  )
}

function Removal({ id }: { readonly id: number }) {
  const { goTo } = useAdmin()
  const [isAsking, setAsking] = useState(false)
  const { change, isChanging } = useBulk(() => goTo('/portfolio', 'replace'))
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        Move to trash
      </Button>
      {isAsking && (
        <RemoveQuestion
          count={1}
          isRemoving={isChanging}
          remove={() => change({ ids: [id], action: 'remove' }, { onSettled: () => setAsking(false) })}
          close={() => setAsking(false)}
        />
      )}
    </div>
  )
}
