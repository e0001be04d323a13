import type { AnswerOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'
import { LinesField } from '@frontage/parts/admin/lines-field'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Snippet } from '@frontage/parts/admin/snippet'
import { Title } from '@mantine/core'
import { businessKey } from '../../../admin/keys'
import { SettingsFields, SettingsScreen } from '../../../admin/settings-screen'
import { useSettingsForm } from '../../../admin/use-settings-form'
import type { Business } from '../../../business'
import { getBusiness, saveBusiness } from '../../../wire.admin'
import { messages } from '../../messages.admin'
import { AboutPart } from './about-part'
import { businessLabels } from './business-labels'
import { HoursPart } from './hours-part'
import { PlacePart } from './place-part'

const words = messages.business

/** Who and where the business is, and when it is open. */
export const BusinessDetails = () => <SettingsScreen words={words} queryKey={businessKey} read={() => send(getBusiness, {})} Form={Form} />

function Form({ data }: { readonly data: AnswerOf<typeof getBusiness> }) {
  const form = useSettingsForm(data, {
    keep: (draft: Business, revision) => send(saveBusiness, { ...draft, revision }),
    read: () => send(getBusiness, {}),
    valueIn: (answer) => answer.business,
    queryKey: businessKey,
    saved: words.saved,
    labels: businessLabels(),
  })
  return (
    <SettingsFields form={form} label={words.title}>
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
    </SettingsFields>
  )
}
