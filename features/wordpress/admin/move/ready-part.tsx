import { Failure } from '@frontage/parts/admin/dialog'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import { OLD_SITE } from '../../spec'
import type { ImportReport, WordPressImport } from '../../wire.admin'
import { Findings } from './findings'
import { useChange } from './use-imports'
import { withScheme } from './with-scheme'

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
  const files = shown.files.map(({ name }) => name).join(', ')
  return (
    <Section title={words.title} lead={words.lead(report.title || report.url || files)}>
      <Findings report={report} />
      {report.counts.length > 0 && (
        <form onSubmit={start}>
          <Stack>
            {/* Files of plugins alone hold no page, and name no site. */}
            {report.url && (
              <Switch
                label={words.asDrafts}
                description={words.asDraftsHelp}
                checked={asDrafts}
                onChange={({ currentTarget }) => setAsDrafts(currentTarget.checked)}
              />
            )}
            {report.hasTheme && (
              <Switch
                label={words.withTheme}
                description={words.withThemeHelp}
                checked={withTheme}
                onChange={({ currentTarget }) => setWithTheme(currentTarget.checked)}
              />
            )}
            {report.url && shown.files.length > 0 && (
              <Address
                url={report.url}
                value={from}
                issue={issue}
                onChange={(typed) => {
                  setFrom(typed)
                  setIssue(undefined)
                }}
              />
            )}
            <Failure>{failure}</Failure>
            <Group>
              <Button type="submit" loading={isChanging}>
                {report.url ? words.button : words.filesButton}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Section>
  )
}

type AddressProps = {
  readonly url: string
  readonly value: string
  readonly issue: string | undefined
  readonly onChange: (typed: string) => void
}

/** Where the old site answers now. */
const Address = ({ url, value, issue, onChange }: AddressProps) => (
  <TextInput
    label={words.from}
    description={words.fromHelp(url)}
    placeholder={words.fromExample}
    inputMode="url"
    maxLength={500}
    maw="28rem"
    value={value}
    error={issue}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
)
