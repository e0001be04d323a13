import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation } from '@tanstack/react-query'
import { lookAtSite } from '../../wire.admin'

/** Looks at a site as an import would read it. */
export function useSiteLook() {
  const { explain } = useAdmin()
  const { mutate, data, isPending, error, reset } = useMutation({ mutationFn: (address: string) => send(lookAtSite, { address }) })
  return { lookAt: mutate, look: data, isLooking: isPending, fault: error ? explain(error) : undefined, forget: reset }
}
