import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { AdminTools } from '../admin-tools'
import { Gate } from '../contributions'
import { followLinks } from '../follow-links'
import { Shell } from './shell'

/** Tools first, because the gate speaks and moves; behind the gate, the navigation around one screen. */
export function Root() {
  const { history } = useRouter()
  useEffect(() => followLinks(document, history.push), [history])
  return (
    <AdminTools>
      <Gate>
        <Shell>
          <Outlet />
        </Shell>
      </Gate>
    </AdminTools>
  )
}
