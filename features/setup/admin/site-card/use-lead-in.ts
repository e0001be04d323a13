import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { useEffect } from 'react'
import type { Setup } from '../../wire.admin'

/** Once for each visit: whoever comes back from the set-up wants to see the home screen. */
let wasLed = false

/** Leads whoever has just signed in to a site on which nothing was answered into its set-up. Whether it does. */
export function useLeadIn(setup: Setup | undefined): boolean {
  const { hasJustSignedIn } = useSession()
  const { goTo } = useAdmin()
  const isNew = setup !== undefined && !setup.isOpen && !setup.isMade && setup.states.every(({ state }) => state === 'open')
  const leads = isNew && hasJustSignedIn && !wasLed
  useEffect(() => {
    if (!leads) return
    wasLed = true
    goTo('/setup/business', 'replace')
  }, [leads, goTo])
  return leads
}
