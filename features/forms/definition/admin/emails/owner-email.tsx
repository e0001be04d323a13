import { LinesField } from '@frontage/parts/admin/lines-field'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Checkbox, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import type { ContactForm } from '../../../form'
import { useBuild } from '../builder/build'
import { choicesFrom, errorAt } from '../builder/field-choices'
import { draftFields } from '../draft/draft'
import { departmentLines, departmentsIn } from '../draft/lines'
import { fieldPlaceholders, ownerPlaceholders, sitePlaceholders } from '../draft/placeholders'
import { EmailText } from './email-text'

type Letter = ContactForm['letter']

/** The letter that tells the owner, or a department, about a message. */
export function OwnerEmail() {
  const { draft, change, faults } = useBuild()
  const { letter } = draft
  const set = (to: Partial<Letter>, mark = ''): void => change((before) => ({ ...before, letter: { ...before.letter, ...to } }), mark)
  return (
    <section className={groups.group} aria-labelledby="owner-letter">
      <div>
        <Title order={2} id="owner-letter">
          Notification to you
        </Title>
        <Text size="sm" c="dimmed">
          Sent as soon as a message arrives. If it cannot be delivered, the inbox tells you.
        </Text>
      </div>
      <Stack gap="md">
        <TextInput
          label="To"
          description="One or more addresses, separated by commas. [_site_owner] stands for your own."
          value={letter.to}
          error={errorAt(faults, 'letter.to')}
          onChange={({ currentTarget: { value } }) => set({ to: value }, 'letter.to')}
        />
        <EmailText
          what="notification"
          subject={letter.subject}
          body={letter.body}
          errors={{ subject: errorAt(faults, 'letter.subject'), body: errorAt(faults, 'letter.body') }}
          placeholders={[...ownerPlaceholders, ...fieldPlaceholders(draft), ...sitePlaceholders]}
          change={(name, text) => set({ [name]: text }, `letter.${name}`)}
        />
        <Select
          label="Reply to"
          description="Where your replies go. The sender is always your own site."
          data={choicesFrom(draft, ['email'], 'No address', letter.replyTo)}
          value={letter.replyTo}
          onChange={(replyTo) => set({ replyTo: replyTo ?? '' })}
        />
        <Attachments letter={letter} set={set} />
        <Departments letter={letter} set={set} />
      </Stack>
    </section>
  )
}

type PartProps = { readonly letter: Letter; readonly set: (to: Partial<Letter>, mark?: string) => void }

function Attachments({ letter, set }: PartProps) {
  const files = draftFields(useBuild().draft).filter(({ type }) => type === 'file' || type === 'upload')
  if (files.length === 0) return null
  return (
    <Checkbox.Group
      label="Attached files"
      description="Files are always in the inbox as well."
      value={[...letter.attach]}
      onChange={(attach) => set({ attach })}
    >
      <Stack gap="xs" mt="xs">
        {files.map(({ key, name, label }) => (
          <Checkbox key={key} value={name} label={label || name} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

function Departments({ letter, set }: PartProps) {
  const { draft, faults } = useBuild()
  return (
    <>
      <Select
        label="Recipient depends on"
        description="A drop-down list or choice in the form can send the e-mail to different people."
        data={choicesFrom(draft, ['select', 'radio'], 'Nothing: always the address above', letter.departmentField)}
        value={letter.departmentField}
        onChange={(departmentField) => set({ departmentField: departmentField ?? '' })}
      />
      {letter.departmentField && (
        <LinesField
          label="Departments"
          description="One per line: choice | address. Example: Repairs | repairs@example.com"
          error={errorAt(faults, 'letter.departments')}
          value={letter.departments}
          read={departmentsIn}
          write={departmentLines}
          change={(departments) => set({ departments: [...departments] }, 'letter.departments')}
        />
      )}
    </>
  )
}
