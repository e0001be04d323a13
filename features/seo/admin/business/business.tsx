import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { LinesField } from '@frontage/parts/admin/lines-field'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Snippet } from '@frontage/parts/admin/snippet'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { Business } from '../../business'
import { messages } from '../../messages.admin'
import { getBusiness, saveBusiness } from '../../wire.admin'
import { businessKey } from '../keys'
import { SettingsBar } from '../settings-bar'
import { useSettingsForm } from '../use-settings-form'
import { AboutPart } from './about-part'
import { businessLabels } from './business-labels'
import { HoursPart } from './hours-part'
import { PlacePart } from './place-part'

const words = messages.business

/** Who and where the business is, and when it is open. */
export function BusinessDetails() {
  const { data } = useQuery({
    queryKey: businessKey,
    queryFn: () => send(getBusiness, {}),
    throwOnError: (_error, { state }) => state.data === undefined,
  })
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      {data ? <Form data={data} /> : <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />}
    </Stack>
  )
}

function Form({ data }: { readonly data: AnswerOf<typeof getBusiness> }) {
  const form = useSettingsForm(data, {
    keep: (draft: Business, revision) => send(saveBusiness, { ...draft, revision }),
    read: () => send(getBusiness, {}),
    valueIn: (answer) => answer.business,
    queryKey: businessKey,
    saved: words.saved,
    labels: businessLabels(),
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={words.title}>
      <Stack gap="lg">
        <AboutPart form={form} />
        <PlacePart form={form} />
        <HoursPart form={form} />
        {data.business.hours && <Snippet name="opening-hours" title={words.hoursElsewhere} about={words.hoursElsewhereHelp} />}
        <section className={groups.group} aria-labelledby="elsewhere-title">
          <Title order={2} id="elsewhere-title">
            Profiles on other websites
          </Title>
          <LinesField
            label="Links to your profiles"
            description={words.profilesHelp}
            error={form.errorOf('profiles')}
            value={form.draft.profiles}
            read={(text) =>
              text
                .split('\n')
                .map((line) => line.trim())
                .filter(Boolean)
            }
            write={(profiles) => profiles.join('\n')}
            change={(profiles) => form.change({ profiles: [...profiles] })}
          />
        </section>
        <SettingsBar form={form} />
      </Stack>
    </form>
  )
}
