import { useAdmin } from '@frontage/kit/admin/screen'
import { slugOf } from '@frontage/kit/slug'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { Conflict } from '@frontage/parts/admin/conflict'
import { Dialog, DialogButtons, Failure } from '@frontage/parts/admin/dialog'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { Select, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { termsKey } from '../../../admin/keys'
import { possibleParents, termLines } from '../../../admin/terms/term-tree'
import { type TermInput, useSaveTerm } from '../../../admin/terms/use-terms'
import type { Taxonomy } from '../../../item'
import { termNouns } from '../../../messages.admin'
import { listTerms, type OwnerTerm } from '../../../wire.admin'

type TermDialogProps = {
  readonly taxonomy: Taxonomy
  readonly terms: readonly OwnerTerm[]
  /** Undefined for a new one. */
  readonly term?: OwnerTerm
  readonly close: () => void
}

type Draft = Pick<OwnerTerm, 'name' | 'slug' | 'description' | 'parent'>

const fieldIn = (error: unknown): string => (error instanceof WireError && error.refusal?.data.field) || ''

const draftOf = ({ name, slug, description, parent }: OwnerTerm): Draft => ({ name, slug, description, parent })

const labelsOf = (terms: readonly OwnerTerm[]) => ({
  ...{ name: 'Name', slug: 'Address', description: 'Description' },
  parent: { label: 'Parent', values: { 0: 'None (top level)', ...Object.fromEntries(terms.map(({ id, name }) => [id, name])) } },
})

async function termNow(id: number | undefined) {
  const now = (await send(listTerms, {})).terms.find((term) => term.id === id)
  if (!now) throw new Error('The term is gone.')
  return { value: draftOf(now), revision: now.revision }
}

/** Adds a category or a tag, or changes it. */
export function TermDialog({ taxonomy, terms, term, close }: TermDialogProps) {
  const { explain } = useAdmin()
  const [draft, setDraft] = useState<Draft>(term ? draftOf(term) : { name: '', slug: '', description: '', parent: 0 })
  const [revision, setRevision] = useState(term?.revision ?? '')
  const saving = useSaveTerm(close)
  const { mutate, isPending, error } = saving
  const inputOver = (over: string): TermInput => ({ id: term?.id ?? 0, taxonomy, ...draft, revision: over })
  const conflict = useConflict({
    ...{ queryKey: [...termsKey, term?.id], error, mine: draft, labels: labelsOf(terms), isSaving: isPending, notNow: saving.reset },
    read: () => termNow(term?.id),
    keepMine: (theirs) => mutate(inputOver(theirs.revision)),
    takeTheirs: (theirs) => {
      setDraft(theirs.value)
      setRevision(theirs.revision)
      saving.reset()
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isPending) mutate(inputOver(revision))
  }
  if (conflict) return <Conflict conflict={conflict} />
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }))
  const noun = termNouns[taxonomy]
  return (
    <Dialog title={term ? `Change ${term.name}` : `New ${noun}`} close={close}>
      <form onSubmit={submit}>
        <Stack>
          <Fields draft={draft} change={change} errorOf={(field) => (fieldIn(error) === field ? explain(error) : undefined)} />
          {taxonomy !== 'tag' && <Parent id={term?.id ?? 0} {...{ taxonomy, terms }} parent={draft.parent} change={change} />}
          <Failure>{error && !isOutdated(error) && !['name', 'slug'].includes(fieldIn(error)) ? explain(error) : undefined}</Failure>
          <DialogButtons close={close} isBusy={isPending}>
            Save
          </DialogButtons>
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
