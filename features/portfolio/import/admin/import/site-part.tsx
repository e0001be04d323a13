import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../../messages.admin'
import { type Choices, ImportChoices } from './choices'
import { SiteItems } from './site-look'
import { useStartImport } from './use-import'
import { useSiteLook } from './use-site-look'

const NOTHING = (): void => undefined

/** `example.com` is an address too, as people type it. */
const withScheme = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

/** Takes in what a running site shows. */
export function SitePart() {
  const [address, setAddress] = useState('')
  const [choices, setChoices] = useState<Choices>({ pictures: true, publishes: false })
  const { start, isStarting, failure } = useStartImport(NOTHING)
  const { lookAt, look, isLooking, fault, forget } = useSiteLook()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const there = withScheme(address.trim())
    const { pictures, publishes } = choices
    if (!address.trim() || isLooking || isStarting) return
    if (look) start({ source: 'site', input: { address: there, pictures, state: publishes ? 'published' : 'draft' } })
    else lookAt(there)
  }
  return (
    <Paper component="section" aria-labelledby="site-title" withBorder radius="lg" p="lg">
      <form onSubmit={submit}>
        <Stack>
          <div>
            <Title order={2} id="site-title">
              From a website
            </Title>
            <Text c="dimmed">{messages.import.siteHelp}</Text>
          </div>
          <TextInput
            label="Website address"
            placeholder="https://example.com"
            maxLength={500}
            inputMode="url"
            value={address}
            onChange={({ currentTarget }) => {
              setAddress(currentTarget.value)
              forget()
            }}
          />
          {look && <SiteItems look={look} />}
          {look && <ImportChoices choices={choices} change={setChoices} />}
          <Failure>{failure ?? fault}</Failure>
          <Group>
            <Button type="submit" loading={isStarting || isLooking} disabled={!address.trim() || look?.total === 0}>
              {look ? 'Import from this website' : 'Check this website'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}
