import { useEffect } from 'react'
import { AdminTools } from '../admin-tools'
import { Gate } from '../contributions'
import { followLinks } from '../follow-links'
import { history } from '../history'
import { Shell } from './shell'
import { Stage } from './stage'

/** Tools first, because the gate speaks and moves; behind the gate, the navigation around one screen. */
export function Root() {
  useEffect(() => followLinks(document, history.push), [])
  return (
    <AdminTools>
      <Gate>
        <Shell>
          <Stage />
        </Shell>
      </Gate>
    </AdminTools>
  )
}
