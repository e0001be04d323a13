import type { Tools } from '@frontage/kit/feature.server'
import type { Removed, TrashKind } from '@frontage/kit/trash.server'
import { firstIn, type TrashRows } from '@frontage/kit/trash-rows.server'
import { mayDesignForms } from './policy'
import { isHidden, showForm } from './removed-forms.store'
import type { Stores } from './stores'

const KIND = 'contact-form'

/** A form in the trash. It and its messages stay in their tables: what was written by visitors is found and erased there. */
export const removedForm = (id: number, title: string): Removed => ({
  ...{ kind: KIND, key: String(id), title },
  rows: { contact_form: [{ id }] },
})

const idIn = (rows: TrashRows): number => Number(firstIn(rows, 'contact_form')?.id)

/** Forms come back with their messages. For good they go with files, e-mails and all that was made of their messages. */
export function handleRemovedForms({ trash }: Pick<Tools, 'trash'>, { forms, entries, leaving }: Stores): void {
  const forget: TrashKind['forget'] = async (rows, trx) => {
    const id = idIn(rows)
    if (!(await isHidden(id, trx))) return undefined
    const hidden = await leaving.hide(await entries.ofForm(id, trx), trx)
    await forms.remove(id, trx)
    return () => leaving.finish(hidden)
  }
  trash.handle(KIND, {
    ...{ title: 'Contact form', right: mayDesignForms, tells: 'forms.changed', forget },
    restore: (rows, trx) => showForm(idIn(rows), trx),
  })
}
