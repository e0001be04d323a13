import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Select, Stack, Switch, Text, Title } from '@mantine/core'
import type { ContactForm } from '../../../form'
import { messages } from '../../messages.admin'
import { useBuild } from '../builder/build'
import { choicesFrom, errorAt } from '../builder/field-choices'
import { draftFields } from '../draft/draft'
import { sitePlaceholders } from '../draft/placeholders'
import { EmailText } from './email-text'

type Thanks = NonNullable<ContactForm['thanks']>

const start = {
  subject: 'Thank you for your message',
  body: 'Thank you for writing to us. We have received your message and will reply as soon as we can.\n\nThis e-mail was sent automatically by our website.',
}

/** A letter of thanks to whoever wrote. */
export function ThanksEmail() {
  const { draft, change, faults } = useBuild()
  const { thanks } = draft
  const address = draftFields(draft).find(({ type }) => type === 'email')?.name
  const set = (to: Thanks | null, mark = ''): void => change((before) => ({ ...before, thanks: to }), mark)
  return (
    <section className={groups.group} aria-labelledby="thanks-letter">
      <Title order={2} id="thanks-letter">
        Confirmation e-mail
      </Title>
      <Switch
        label="Send visitors a confirmation e-mail"
        description={address ? 'At most two a day are sent to the same address.' : 'The form needs an e-mail field for this.'}
        checked={thanks !== null}
        disabled={!address && !thanks}
        onChange={({ currentTarget }) => set(currentTarget.checked ? { ...start, to: address ?? 'your-email' } : null)}
      />
      {thanks && (
        <Stack gap="md">
          <Select
            label="Send to"
            data={choicesFrom(draft, ['email'], 'No field chosen', thanks.to)}
            value={thanks.to}
            error={errorAt(faults, 'thanks.to')}
            onChange={(to) => set({ ...thanks, to: to ?? '' })}
          />
          <EmailText
            what="confirmation e-mail"
            subject={thanks.subject}
            body={thanks.body}
            errors={{ subject: errorAt(faults, 'thanks.subject'), body: errorAt(faults, 'thanks.body') }}
            placeholders={sitePlaceholders}
            change={(name, text) => set({ ...thanks, [name]: text }, `thanks.${name}`)}
          />
          <Text size="sm" c="dimmed">
            {messages.editor.thanksNote}
          </Text>
        </Stack>
      )}
    </section>
  )
}
