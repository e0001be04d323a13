import { Section } from '@frontage/parts/admin/section'
import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { beginSecondStep, removeSecondStep, renewRecoveryCodes, type Security } from '../../wire.security'
import { RecoveryCodes } from './recovery-codes'
import { SetUpCodes } from './set-up-codes'
import { useSecurityCall, useSecurityChanged } from './use-security'

const lead =
  'After your password, signing in also asks for a code from an app on your phone, such as Aegis, Google Authenticator or 1Password.'

/** One-time codes: set up, turned off, and their recovery codes. */
export function CodesSection({ security: { secondStep } }: { readonly security: Security }) {
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <Section title="One-time codes" lead={lead}>
      {secondStep.isOn ? <CodesAreOn left={secondStep.recoveryCodes} show={setCodes} /> : <CodesAreOff show={setCodes} />}
      <RecoveryCodes codes={codes} close={() => setCodes(undefined)} />
    </Section>
  )
}

type Show = { readonly show: (codes: readonly string[]) => void }

function CodesAreOff({ show }: Show) {
  const begin = useSecurityCall(beginSecondStep)
  const changed = useSecurityChanged()
  const confirmed = (codes: readonly string[]): void => {
    begin.reset()
    show(codes)
    void changed()
  }
  return (
    <>
      <Group>
        <Button variant="default" loading={begin.isPending} onClick={() => begin.mutate({})}>
          Set up one-time codes
        </Button>
      </Group>
      <SetUpCodes begun={begin.data} confirmed={confirmed} close={begin.reset} />
    </>
  )
}

function CodesAreOn({ left, show }: Show & { readonly left: number }) {
  const remove = useSecurityCall(removeSecondStep, 'One-time codes are off.')
  const renew = useSecurityCall(renewRecoveryCodes)
  return (
    <>
      <Group gap="xs">
        <Badge color="tide">On</Badge>
        <Text size="sm">
          {left === 1 ? '1 recovery code left' : `${left} recovery codes left`}
          {left < 3 && '. Create new ones soon.'}
        </Text>
      </Group>
      <Group>
        <Button
          variant="default"
          loading={renew.isPending}
          onClick={() => renew.mutate({}, { onSuccess: ({ recoveryCodes }) => show(recoveryCodes) })}
        >
          Create new recovery codes
        </Button>
        <Button variant="default" loading={remove.isPending} onClick={() => remove.mutate({})}>
          Turn off one-time codes
        </Button>
      </Group>
    </>
  )
}
