import groups from '@frontage/parts/admin/settings.module.css'
import { Select, Stack, Switch, Text, Title } from '@mantine/core'
import type { ContactForm } from '../../form'
import { messages } from '../../messages.admin'
import { draftFields } from '../draft/draft'
import { sitePlaceholders } from '../draft/placeholders'
import { useBuild } from './build'
import { choicesFrom, errorAt } from './field-choices'
import { LetterText } from './letter-text'

type Thanks = NonNullable<ContactForm['thanks']>

const start = {
  subject: 'Thank you for your message',
  body: 'Thank you for writing to us. We have your message and will answer as soon as we can.\n\nThis letter was written by our website.',
}

/** A letter of thanks to whoever wrote. */
export function ThanksLetter() {
  const { draft, change, faults } = useBuild()
  const { thanks } = draft
  const address = draftFields(draft).find(({ type }) => type === 'email')?.name
  const set = (to: Thanks | null, mark = ''): void => change((before) => ({ ...before, thanks: to }), mark)
  return (
    <section className={groups.group} aria-labelledby="thanks-letter">
      <Title order={2} id="thanks-letter">
        Letter of thanks
      </Title>
      <Switch
        label="Visitors get a letter of thanks"
        description={address ? 'At most two a day go to the same address.' : 'The form needs an e-mail field for this.'}
        checked={thanks !== null}
        disabled={!address && !thanks}
        onChange={({ currentTarget }) => set(currentTarget.checked ? { ...start, to: address ?? 'your-email' } : null)}
      />
      {thanks && (
        <Stack gap="md">
          <Select
            label="Goes to"
            data={choicesFrom(draft, ['email'], 'Nobody', thanks.to)}
            value={thanks.to}
            error={errorAt(faults, 'thanks.to')}
            onChange={(to) => set({ ...thanks, to: to ?? '' })}
          />
          <LetterText
            what="letter of thanks"
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
