import { RichTextField } from '@frontage/parts/admin/rich-text-field'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Textarea, TextInput } from '@mantine/core'
import { messages } from '../../../messages.admin'
import type { Editing } from './use-editor'

/** What an item is called and what is said about it. */
export function WordsPart({ editing: { draft, kept, change, errorOf } }: { readonly editing: Editing }) {
  return (
    <section className={groups.group} aria-label="Content">
      <TextInput
        label="Title"
        required
        maxLength={200}
        error={errorOf('title')}
        data-autofocus={kept ? undefined : true}
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      <RichTextField
        label="Text"
        description="Shown on the item’s own page."
        rows={6}
        error={errorOf('content')}
        value={draft.content}
        change={(content) => change({ content })}
      />
      <Textarea
        label="Summary"
        description={messages.editor.excerptHelp}
        autosize
        minRows={2}
        maxLength={500}
        error={errorOf('excerpt')}
        value={draft.excerpt}
        onChange={({ currentTarget }) => change({ excerpt: currentTarget.value })}
      />
    </section>
  )
}
