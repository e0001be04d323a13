import { useSession } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { type FirstSteps, getFirstSteps } from '../../wire.first-steps'
import { firstStepsKey, SET_UP } from '../keys'

/** How far the site is; undefined until it is known, and for whoever has no say in it. */
export function useSiteState(): FirstSteps | undefined {
  const { me } = useSession()
  const { data } = useQuery({
    queryKey: firstStepsKey,
    queryFn: () => send(getFirstSteps, {}),
    enabled: me.rights.includes(SET_UP),
  })
  return data
}
