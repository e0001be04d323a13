import { useAdmin } from '@frontage/kit/admin/screen'
import { useState } from 'react'
import { messages } from '../../messages.assistant'
import { newRow, rowsOf, type Service, type ServiceRow, savedRows, servicesOf } from '../../services'
import type { Setup } from '../../wire.admin'
import { idOfField } from '../assistant/field-id'
import type { StepForm } from '../assistant/use-step'

const words = messages.offer
let made = 0

/** The list of services while it is put together: rows keep their places, and what is chosen is what is saved. */
export function useServices(form: StepForm<'offer'>, { suggestions }: Setup) {
  const { announce } = useAdmin()
  const [rows, setRows] = useState(() => rowsOf(form.draft.services, suggestions))
  const [edited, setEdited] = useState<string>()
  const [added, setAdded] = useState('')
  const set = (next: readonly ServiceRow[], ...places: readonly string[]): void => {
    setRows(next)
    form.change({ services: servicesOf(next) }, ...places)
  }
  /** Where issues of a row are named. One that is not saved has none, and a name of its own. */
  const placeOf = ({ id }: ServiceRow): string => {
    const place = savedRows(rows).findIndex((row) => row.id === id)
    return place < 0 ? `unsaved.${id}` : `services.${place}`
  }
  const withAdded = (): readonly ServiceRow[] => (added.trim() ? [...rows, newRow(`new-${made++}`, added.trim())] : rows)
  return {
    ...{ rows, edited, added, setAdded, placeOf },
    edit: (id: string | undefined): void => setEdited(id),
    change: (row: ServiceRow, part: Partial<Service>): void =>
      set(
        rows.map((other) => (other.id === row.id ? { ...other, ...part, isChosen: true } : other)),
        ...Object.keys(part).map((key) => `${placeOf(row)}.${key}`),
      ),
    /** Places move when a row comes or goes, so nothing that was named stands for sure any more. */
    choose: (row: ServiceRow, isChosen: boolean): void => set(rows.map((other) => (other.id === row.id ? { ...other, isChosen } : other))),
    remove: (row: ServiceRow): void => {
      set(rows.filter(({ id }) => id !== row.id))
      announce(words.removed(row.name))
      document.getElementById(idOfField('add'))?.focus()
    },
    add: (): void => {
      if (!added.trim()) return
      set(withAdded())
      announce(words.added(added.trim()))
      setAdded('')
      document.getElementById(idOfField('add'))?.focus()
    },
    /** All that was typed, also what nobody pressed “Add” for. */
    save: (): void => {
      const next = withAdded()
      set(next)
      setAdded('')
      form.save({ ...form.draft, services: servicesOf(next) })
    },
  }
}
