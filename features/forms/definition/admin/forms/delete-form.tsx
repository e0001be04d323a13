import { TrashQuestion } from '@frontage/parts/admin/trash-question'
import { messages } from '../../messages.admin'
import { type FormLine, useDeleteForm } from './use-form-actions'

/** Asks once, and names what goes with the form. */
export function DeleteForm({ form, close }: { readonly form: FormLine; readonly close: () => void }) {
  const { remove, isRemoving } = useDeleteForm()
  return (
    <TrashQuestion what={`“${form.title}”`} isRemoving={isRemoving} remove={() => remove(form, { onSettled: close })} close={close}>
      {messages.list.deleting(form.entries)}
    </TrashQuestion>
  )
}
