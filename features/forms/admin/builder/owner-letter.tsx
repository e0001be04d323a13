import { LinesField } from '@frontage/parts/admin/lines-field'
import groups from '@frontage/parts/admin/settings.module.css'
import { Checkbox, Select, Stack, Text, TextInput, Title } from '@mantine/core'
import type { ContactForm } from '../../form'
import { draftFields } from '../draft/draft'
import { departmentLines, departmentsIn } from '../draft/lines'
import { fieldPlaceholders, sitePlaceholders } from '../draft/placeholders'
import { useBuild } from './build'
import { choicesFrom, errorAt } from './field-choices'
import { LetterText } from './letter-text'

type Letter = ContactForm['letter']

/** The letter that tells the owner, or a department, about a message. */
export function OwnerLetter() {
  const { draft, change, faults } = useBuild()
  const { letter } = draft
  const set = (to: Partial<Letter>, mark = ''): void => change((before) => ({ ...before, letter: { ...before.letter, ...to } }), mark)
  return (
    <section className={groups.group} aria-labelledby="owner-letter">
      <div>
        <Title order={2} id="owner-letter">
          Letter to you
        </Title>
        <Text size="sm" c="dimmed">
          Leaves as soon as a message is kept. If it cannot be delivered, the inbox says so.
        </Text>
      </div>
      <Stack gap="md">
        <TextInput
          label="To"
          description="One or several addresses, with commas between them. [_site_owner] is your own."
          value={letter.to}
          error={errorAt(faults, 'letter.to')}
          onChange={({ currentTarget: { value } }) => set({ to: value }, 'letter.to')}
        />
        <LetterText
          what="letter to you"
          subject={letter.subject}
          body={letter.body}
          errors={{ subject: errorAt(faults, 'letter.subject'), body: errorAt(faults, 'letter.body') }}
          placeholders={[...sitePlaceholders, ...fieldPlaceholders(draft)]}
          change={(name, text) => set({ [name]: text }, `letter.${name}`)}
        />
        <Select
          label="Answers go to"
          description="Where “Reply” in your mail program leads. The sender is always your own site."
          data={choicesFrom(draft, ['email'], 'Nobody', letter.replyTo)}
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
      label="Files that come along"
      description="They are in the inbox in any case."
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
        label="Who gets it depends on"
        description="A list or a choice in the form can lead the letter to different people."
        data={choicesFrom(draft, ['select', 'radio'], 'Nothing: everything goes to the same address', letter.departmentField)}
        value={letter.departmentField}
        onChange={(departmentField) => set({ departmentField: departmentField ?? '' })}
      />
      {letter.departmentField && (
        <LinesField
          label="Departments"
          description="One a line: the choice, a bar, the address. Repairs | repairs@example.com"
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
