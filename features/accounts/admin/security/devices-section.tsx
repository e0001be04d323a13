import { useAdmin } from '@frontage/kit/admin/screen'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Section } from '@frontage/parts/admin/section'
import { Badge, Button, Group } from '@mantine/core'
import { endOtherSessions, endSession, type Security, type SessionLine } from '../../wire.security'
import { useSecurityCall } from './use-security'

const lead = 'Browsers that are signed in to your account. Sign out any that you do not know, then change your password.'

/** Where somebody is signed in, and the way to end that. */
export function DevicesSection({ security: { sessions } }: { readonly security: Security }) {
  const one = useSecurityCall(endSession, 'Device signed out.')
  const others = useSecurityCall(endOtherSessions, 'All other devices are signed out.')
  const first = [...sessions].sort((a, b) => Number(b.isThis) - Number(a.isThis))
  return (
    <Section title="Devices" lead={lead}>
      <ul className={rows.list}>
        {first.map((session) => (
          <Device key={session.id} session={session} isBusy={one.isPending} end={() => one.mutate({ id: session.id })} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Group>
          <Button variant="default" loading={others.isPending} onClick={() => others.mutate({})}>
            Sign out all other devices
          </Button>
        </Group>
      )}
    </Section>
  )
}

type DeviceProps = { readonly session: SessionLine; readonly isBusy: boolean; readonly end: () => void }

function Device({ session: { device, network, seenAt, isThis }, isBusy, end }: DeviceProps) {
  const { When } = useAdmin()
  return (
    <li className={rows.item}>
      <div className={rows.what}>
        <Group gap="xs" className={rows.title}>
          {device || 'Unknown device'} {isThis && <Badge variant="light">This device</Badge>}
        </Group>
        <div className={rows.facts}>
          {network && <span>Network {network}</span>}
          <span>
            Last used <When at={seenAt} />
          </span>
        </div>
      </div>
      {!isThis && (
        <Button variant="default" disabled={isBusy} aria-label={`Sign out: ${device}, ${network}`} onClick={end}>
          Sign out
        </Button>
      )}
    </li>
  )
}
