import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../messages.requests'
import type { PersonStatement } from '../../wire.privacy'
import { AffectedPeople } from './affected-people'
import { Erasures } from './erasures'
import { LookUp } from './look-up'
import { Statement } from './statement'
import { useLookUp } from './use-look-up'

/** What people may ask an owner: what is stored about them, a copy of it, and that it goes. */
export function Privacy() {
  const lookUp = useLookUp()
  const [statement, setStatement] = useState<PersonStatement>()
  const [isBack, setBack] = useState(false)
  const close = (): void => {
    setStatement(undefined)
    setBack(true)
  }
  const look = (): void => {
    setBack(false)
    lookUp.look()
  }
  if (statement) return <Statement statement={statement} close={close} />
  return (
    <Stack gap="lg" maw="54rem">
      <header>
        <ScreenTitle>{messages.title}</ScreenTitle>
        <Text c="dimmed">{messages.lead}</Text>
      </header>
      <LookUp lookUp={{ ...lookUp, look }} show={setStatement} isBack={isBack} />
      <Erasures />
      <AffectedPeople />
    </Stack>
  )
}
