import { counted, say } from '@frontage/kit/say'
import { zoneName } from '@frontage/kit/zone'
import { Failure } from '@frontage/parts/admin/dialog'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Section } from '@frontage/parts/admin/section'
import { DayField } from '@frontage/parts/admin/time-fields'
import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { messages } from '../../messages.requests'
import type { AffectedPerson } from '../../wire.privacy'
import { countsWords } from './kind-words'
import { type AffectedState, useAffected } from './use-affected'

const words = messages.affected
const ends = ['from', 'to'] as const

/** Whose data came in or changed in a span of days. */
export function AffectedPeople() {
  const affected = useAffected()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    affected.list()
  }
  return (
    <Section title={words.title} lead={words.lead}>
      <form onSubmit={submit} noValidate aria-label={words.title}>
        <Stack gap="sm">
          <Group align="flex-start" gap="sm">
            {ends.map((end) => (
              <DayField
                key={end}
                label={words[end]}
                description={undefined}
                value={affected.days[end]}
                error={affected.errors[end]}
                change={affected.set(end)}
              />
            ))}
            <Button type="submit" mt={{ base: 0, xs: '1.9375rem' }} loading={affected.isListing}>
              {words.button}
            </Button>
          </Group>
          <Text size="sm" c="dimmed">
            {words.zone(zoneName())}
          </Text>
          <Failure>{affected.failure}</Failure>
        </Stack>
      </form>
      {affected.found && <FoundPeople found={affected.found} download={affected.download} isDownloading={affected.isDownloading} />}
    </Section>
  )
}

type FoundPeopleProps = Pick<AffectedState, 'download' | 'isDownloading'> & { readonly found: NonNullable<AffectedState['found']> }

function FoundPeople({ found: { total, people }, download, isDownloading }: FoundPeopleProps) {
  if (total === 0)
    return (
      <div>
        <Title order={3}>{words.none}</Title>
        <Text c="dimmed">{words.noneText}</Text>
      </div>
    )
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={3}>{counted(words.total, total)}</Title>
        <Button variant="default" leftSection={<IconDownload size={18} />} loading={isDownloading} onClick={download}>
          {words.download}
        </Button>
      </Group>
      <ul className={rows.list}>
        {people.map((person) => (
          <PersonRow key={person.who} person={person} />
        ))}
      </ul>
      {people.length < total && <Text c="dimmed">{say(words.first, { count: people.length })}</Text>}
    </Stack>
  )
}

const PersonRow = ({ person: { who, names, counts, data } }: { readonly person: AffectedPerson }) => (
  <li className={rows.item}>
    <div className={rows.what}>
      <div className={rows.title}>{who}</div>
      {names.length > 0 && <div className={rows.about}>{names.join(', ')}</div>}
      <div className={rows.facts}>
        <span>{countsWords(counts)}</span>
        <span>{data.join(', ')}</span>
      </div>
    </div>
  </li>
)
