import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import { type Choices, ImportChoices } from './choices'
import { useStartImport } from './use-import'

const NOTHING = (): void => undefined

/** `example.com` is an address too, as people type it. */
const withScheme = (typed: string): string => (/^https?:\/\//i.test(typed) ? typed : `https://${typed}`)

/** Takes in what a running site shows. */
export function SitePart() {
  const [address, setAddress] = useState('')
  const [choices, setChoices] = useState<Choices>({ pictures: true, publishes: false })
  const { start, isStarting, failure } = useStartImport(NOTHING)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const input = {
      address: withScheme(address.trim()),
      pictures: choices.pictures,
      state: choices.publishes ? 'published' : 'draft',
    } as const
    if (address.trim() && !isStarting) start({ source: 'site', input })
  }
  return (
    <Paper component="section" aria-labelledby="site-title" withBorder radius="lg" p="lg">
      <form onSubmit={submit}>
        <Stack>
          <div>
            <Title order={2} id="site-title">
              From a running site
            </Title>
            <Text c="dimmed">{messages.import.siteHelp}</Text>
          </div>
          <TextInput
            label="Address of the site"
            placeholder="https://example.com"
            maxLength={500}
            inputMode="url"
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
          />
          <ImportChoices choices={choices} change={setChoices} />
          <Failure>{failure}</Failure>
          <Group>
            <Button type="submit" loading={isStarting} disabled={!address.trim()}>
              Import from this site
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  )
}
