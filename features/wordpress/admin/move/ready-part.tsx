import { Failure } from '@frontage/parts/admin/dialog'
import { Section } from '@frontage/parts/admin/section'
import { Button, Group, Stack, Switch } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { messages } from '../../messages.admin'
import type { ImportReport, WordPressImport } from '../../wire.admin'
import { Findings } from './findings'
import { OldAddress, useOldAddress } from './old-address'
import { useChange } from './use-imports'

const words = messages.ready

type ReadyPartProps = { readonly shown: WordPressImport; readonly report: ImportReport }

/** What would come, how it should come, and the button that brings it. */
export function ReadyPart({ shown, report }: ReadyPartProps) {
  const [asDrafts, setAsDrafts] = useState(shown.choices.asDrafts)
  const [withTheme, setWithTheme] = useState(shown.choices.withTheme)
  const { field, read } = useOldAddress(shown.choices.from)
  const { change, isChanging, failure } = useChange(shown)
  const start = (event: FormEvent): void => {
    event.preventDefault()
    const from = read()
    if (from !== undefined && !isChanging) change({ action: 'import', choices: { asDrafts, withTheme, from } })
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
            {report.url && shown.files.length > 0 && <OldAddress url={report.url} {...field} />}
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
