import { Failure } from '@frontage/parts/admin/dialog'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import { OLD_SITE } from '../../spec'
import type { ImportReport, WordPressImport } from '../../wire.admin'
import { Findings } from './findings'
import { useChange } from './use-imports'

const words = messages.ready

type ReadyPartProps = { readonly shown: WordPressImport; readonly report: ImportReport }

/** What would come, how it should come, and the button that brings it. */
export function ReadyPart({ shown, report }: ReadyPartProps) {
  const [asDrafts, setAsDrafts] = useState(shown.choices.asDrafts)
  const [withTheme, setWithTheme] = useState(shown.choices.withTheme)
  const [from, setFrom] = useState(shown.choices.from)
  const [issue, setIssue] = useState<string>()
  const { change, isChanging, failure } = useChange(shown)
  const start = (event: FormEvent): void => {
    event.preventDefault()
    const address = withScheme(from.trim())
    const isAddress = OLD_SITE.test(address)
    setIssue(isAddress ? undefined : words.fromIssue)
    if (isAddress && !isChanging) change({ action: 'import', choices: { asDrafts, withTheme, from: address } })
  }
  return (
    <Section title={words.title} lead={words.lead(report.title || report.url)}>
      <Findings report={report} />
      <form onSubmit={start}>
        <Stack>
          <Switch
            label={words.asDrafts}
            description={words.asDraftsHelp}
            checked={asDrafts}
            onChange={({ currentTarget }) => setAsDrafts(currentTarget.checked)}
          />
          {report.hasTheme && (
            <Switch
              label={words.withTheme}
              description={words.withThemeHelp}
              checked={withTheme}
              onChange={({ currentTarget }) => setWithTheme(currentTarget.checked)}
            />
          )}
          <TextInput
            label={words.from}
            description={words.fromHelp(report.url)}
            placeholder={words.fromExample}
            inputMode="url"
            maxLength={500}
            maw="28rem"
            value={from}
            error={issue}
            onChange={({ currentTarget }) => {
              setFrom(currentTarget.value)
              setIssue(undefined)
            }}
          />
          <Failure>{failure}</Failure>
          <Group>
            <Button type="submit" loading={isChanging}>
              {words.button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}

/** `example.com` is an address too, as people type it. */
const withScheme = (typed: string): string => (typed === '' || /^\w+:\/\//i.test(typed) ? typed : `https://${typed}`)
