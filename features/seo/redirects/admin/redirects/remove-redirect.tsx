import { TrashQuestion } from '@frontage/parts/admin/trash-question'
import { messages } from '../../messages.admin'
import type { ShownRedirect } from '../../wire.admin'
import { useRemoveRedirect } from './use-redirects'

/** Asked once. */
export function RemoveRedirect({ redirect, close }: { readonly redirect: ShownRedirect; readonly close: () => void }) {
  const { remove, isRemoving } = useRemoveRedirect()
  return (
    <TrashQuestion
      what={`the redirect from ${redirect.from}`}
      isRemoving={isRemoving}
      remove={() => remove(redirect, { onSettled: close })}
      close={close}
    >
      {messages.redirects.removing}
    </TrashQuestion>
  )
}
