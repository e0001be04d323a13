import { useAdmin } from '@frontage/kit/admin/screen'
import { slugOf } from '@frontage/kit/slug'
import { WireError } from '@frontage/kit/wire/send.client'
import { Dialog, Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Select, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { possibleParents, termLines } from '../../../admin/terms/term-tree'
import { useSaveTerm } from '../../../admin/terms/use-terms'
import type { Taxonomy } from '../../../item'
import { termNouns } from '../../../messages.admin'
import type { OwnerTerm } from '../../../wire.admin'

type TermDialogProps = {
  readonly taxonomy: Taxonomy
  readonly terms: readonly OwnerTerm[]
  /** Undefined for a new one. */
  readonly term?: OwnerTerm
  readonly close: () => void
}

type Draft = Pick<OwnerTerm, 'name' | 'slug' | 'description' | 'parent'>

const fieldIn = (error: unknown): string => (error instanceof WireError && error.refusal?.data.field) || ''

/** Adds a category or a tag, or changes it. */
export function TermDialog({ taxonomy, terms, term, close }: TermDialogProps) {
  const { explain } = useAdmin()
  const [draft, setDraft] = useState<Draft>(term ?? { name: '', slug: '', description: '', parent: 0 })
  const { mutate, isPending, error } = useSaveTerm(close)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const { name, slug, description, parent } = draft
    if (!isPending) mutate({ id: term?.id ?? 0, taxonomy, name, slug, description, parent })
  }
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }))
  const noun = termNouns[taxonomy]
  return (
    <Dialog title={term ? `Change ${term.name}` : `New ${noun}`} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <Fields draft={draft} change={change} errorOf={(field) => (fieldIn(error) === field ? explain(error) : undefined)} />
          {taxonomy !== 'tag' && <Parent id={term?.id ?? 0} {...{ taxonomy, terms }} parent={draft.parent} change={change} />}
          <Failure>{error && !['name', 'slug'].includes(fieldIn(error)) ? explain(error) : undefined}</Failure>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" loading={isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

type FieldsProps = {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  readonly errorOf: (field: keyof Draft) => string | undefined
}

const Fields = ({ draft, change, errorOf }: FieldsProps) => (
  <>
    <TextInput
      label="Name"
      required
      data-autofocus
      maxLength={200}
      error={errorOf('name')}
      value={draft.name}
      onChange={({ currentTarget }) => change({ name: currentTarget.value })}
    />
    <TextInput
      label="Address"
      description="Part of the web address when visitors filter. Leave empty to create it from the name."
      placeholder={slugOf(draft.name)}
      maxLength={120}
      error={errorOf('slug')}
      value={draft.slug}
      onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
    />
    <Textarea
      label="Description"
      autosize
      minRows={2}
      maxLength={2000}
      value={draft.description}
      onChange={({ currentTarget }) => change({ description: currentTarget.value })}
    />
  </>
)

type ParentProps = Pick<TermDialogProps, 'taxonomy' | 'terms'> & {
  readonly id: number
  readonly parent: number
  readonly change: (part: Partial<Draft>) => void
}

function Parent({ id, taxonomy, terms, parent, change }: ParentProps) {
  const possible = possibleParents(termLines(terms, taxonomy), id)
  if (possible.length === 0) return null
  return (
    <Select
      label="Parent"
      data={[{ value: '0', label: 'None (top level)' }, ...possible.map((line) => ({ value: String(line.id), label: line.path }))]}
      value={String(possible.some((line) => line.id === parent) ? parent : 0)}
      onChange={(next) => change({ parent: Number(next) })}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
