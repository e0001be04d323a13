import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Alert, Button, Group, Text, TextInput, Title } from '@mantine/core'
import { IconAlertTriangle, IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { DraftStep } from '../draft/draft'
import { changeStep, moveStep, removeStep } from '../draft/step-edits'
import { useBuild } from './build'
import styles from './builder.module.css'
import { FieldRow } from './field-row'
import type { FieldActions } from './use-field-actions'

type StepCardProps = { readonly step: DraftStep; readonly number: number; readonly actions: FieldActions; readonly add: () => void }

/** One step with its fields. A form with a single step calls it by no name. */
export function StepCard({ step, number, actions, add }: StepCardProps) {
  const { draft } = useBuild()
  const { setNodeRef } = useDroppable({ id: step.key })
  const isOnly = draft.steps.length === 1
  const titleId = `step-${step.key}`
  return (
    <section className={groups.group} aria-labelledby={titleId} ref={setNodeRef}>
      <Group justify="space-between">
        <Title order={2} id={titleId}>
          {isOnly ? 'Fields' : `Step ${number + 1}`}
        </Title>
        {!isOnly && <StepActions step={step} number={number} />}
      </Group>
      {!isOnly && <StepWords step={step} number={number} />}
      {step.fields.length === 0 && <NoFields isOnly={isOnly} />}
      <SortableContext items={step.fields.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={styles.fields}>
          {step.fields.map((field, index) => (
            <FieldRow key={field.key} field={field} path={`steps.${number}.fields.${index}`} step={number} actions={actions} />
          ))}
        </ol>
      </SortableContext>
      <div>
        <Button leftSection={<IconPlus size={18} />} variant="light" onClick={add}>
          Add a field{!isOnly && ` to step ${number + 1}`}
        </Button>
      </div>
    </section>
  )
}

/** Visitors would come to a step in which nothing is asked. */
const NoFields = ({ isOnly }: { readonly isOnly: boolean }) =>
  isOnly ? (
    <Text c="dimmed">{messages.editor.noFields}</Text>
  ) : (
    <Alert role="note" color="yellow" p="sm" icon={<IconAlertTriangle size={20} />}>
      {messages.editor.emptyStep}
    </Alert>
  )

function StepActions({ step: { key }, number }: Pick<StepCardProps, 'step' | 'number'>) {
  const { change } = useBuild()
  const name = `step ${number + 1}`
  return (
    <Group gap="xs">
      <Button variant="default" px="sm" aria-label={`Move ${name} up`} onClick={() => change((draft) => moveStep(draft, key, -1))}>
        <IconArrowUp size={18} />
      </Button>
      <Button variant="default" px="sm" aria-label={`Move ${name} down`} onClick={() => change((draft) => moveStep(draft, key, 1))}>
        <IconArrowDown size={18} />
      </Button>
      <Button variant="default" aria-label={`Remove ${name}`} onClick={() => change((draft) => removeStep(draft, key))}>
        Remove
      </Button>
    </Group>
  )
}

/** What stands above a step, and on its buttons. */
function StepWords({ step, number }: Pick<StepCardProps, 'step' | 'number'>) {
  const { draft, change } = useBuild()
  const line = (name: 'title' | 'back' | 'next', label: string) => (
    <TextInput
      label={label}
      value={step[name]}
      onChange={({ currentTarget: { value } }) =>
        change((before) => changeStep(before, step.key, { [name]: value }), `${step.key}.${name}`)
      }
    />
  )
  return (
    <div className={styles.stepWords}>
      {line('title', `Title of step ${number + 1}`)}
      {number > 0 && line('back', 'Text of the Back button')}
      {number < draft.steps.length - 1 && line('next', 'Text of the Next button')}
    </div>
  )
}
