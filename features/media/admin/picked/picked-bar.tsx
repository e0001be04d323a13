import { useAdmin } from '@frontage/kit/admin/screen'
import bulk from '@frontage/parts/admin/lists/bulk.module.css'
import { Autocomplete, Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.tags'
import { LONGEST_TAG } from '../../spec'
import { tagOf } from '../../tags'
import { useTagMedia, useTags } from '../tags/use-tags'
import { DeletePicked } from './delete-picked'
import styles from './picked.module.css'
import { RemoveTag } from './remove-tag'
import type { Picked } from './use-picked'

const words = messages.picked

/** What can be done with the selected pictures together. */
export function PickedBar({ picked }: { readonly picked: Picked }) {
  const [isDeleting, setDeleting] = useState(false)
  if (picked.names.length === 0) return null
  return (
    <section className={`${bulk.bar} ${styles.bar}`} aria-label={words.label}>
      <span role="status">{words.count(picked.names.length)}</span>
      <div className={bulk.actions}>
        <AddTag names={picked.names} />
        <RemoveTag names={picked.names} />
        <Button variant="default" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
        <Button variant="subtle" onClick={picked.clear}>
          {words.clear}
        </Button>
      </div>
      {isDeleting && <DeletePicked names={picked.names} clear={picked.clear} close={() => setDeleting(false)} />}
    </section>
  )
}

function AddTag({ names }: { readonly names: readonly string[] }) {
  const { notify, announce } = useAdmin()
  const { data: known = [] } = useTags()
  const { mutate, isPending } = useTagMedia()
  const [typed, setTyped] = useState('')
  const add = (event: FormEvent): void => {
    event.preventDefault()
    const tag = tagOf(typed)
    if (!tag) return
    const text = words.tagged(tag, names.length)
    mutate(
      { names, add: [tag] },
      {
        onSuccess: () => {
          // What is typed while it was on its way stays.
          setTyped((now) => (now === typed ? '' : now))
          announce(text)
          notify({ id: 'media', text })
        },
      },
    )
  }
  return (
    <form className={styles.add} onSubmit={add}>
      <Autocomplete
        size="sm"
        aria-label={messages.tags.label}
        placeholder={messages.tags.placeholder}
        data={known.map(({ tag }) => tag)}
        maxLength={LONGEST_TAG}
        value={typed}
        onChange={setTyped}
      />
      <Button type="submit" variant="default" loading={isPending}>
        {words.addTag}
      </Button>
    </form>
  )
}
