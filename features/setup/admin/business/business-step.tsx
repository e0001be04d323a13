import { Anchor, Button, TextInput } from '@mantine/core'
import { messages } from '../../messages.assistant'
import { idOfField } from '../assistant/field-id'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { useStep } from '../assistant/use-step'
import { KindField } from './kind-field'

const words = messages.business

/** What it is called, and what kind of business it is. */
export function BusinessStep({ setup }: StepProps) {
  const form = useStep({ step: 'business', setup })
  const { draft, change, errorOf } = form
  return (
    <StepFrame
      {...{ step: 'business', title: words.title, lead: words.lead }}
      form={form}
      submit={() => form.save()}
      aside={<Anchor href="/admin/site/wordpress">{words.wordpress}</Anchor>}
      button={
        <Button type="submit" size="md" loading={form.isSaving}>
          {messages.continue}
        </Button>
      }
    >
      <TextInput
        id={idOfField('name')}
        label={words.name}
        description={words.nameHelp}
        autoComplete="organization"
        required
        withAsterisk={false}
        error={errorOf('name')}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <KindField
        kind={draft.kind}
        otherKind={draft.otherKind}
        error={errorOf('kind') ?? errorOf('otherKind')}
        choose={(kind, otherKind) => change({ kind, otherKind })}
      />
    </StepFrame>
  )
}
