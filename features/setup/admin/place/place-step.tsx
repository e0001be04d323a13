import { useSession } from '@frontage/kit/admin/screen'
import { Button, TextInput, type TextInputProps } from '@mantine/core'
import type { Answers } from '../../answers'
import { messages } from '../../messages.assistant'
import { idOfField } from '../assistant/field-id'
import styles from '../assistant/fields.module.css'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { type StepForm, useStep } from '../assistant/use-step'
import { HoursField } from './hours-field'

const words = messages.place

/** Where customers come, how they reach the business, and when it is open. */
export function PlaceStep({ setup }: StepProps) {
  const { me } = useSession()
  const isNew = setup.states.find(({ step }) => step === 'place')?.state === 'open'
  const start = (answers: Answers['place']): Answers['place'] => (isNew && !answers.email ? { ...answers, email: me.email } : answers)
  const form = useStep({ step: 'place', setup, start })
  return (
    <StepFrame
      {...{ step: 'place', title: words.title, lead: words.lead }}
      form={form}
      canBeSkipped
      submit={() => form.save()}
      button={
        <Button type="submit" size="md" loading={form.isSaving}>
          {messages.continue}
        </Button>
      }
    >
      <Line form={form} name="street" label={words.street} description={words.streetHelp} autoComplete="street-address" />
      <Line form={form} name="town" label={words.town} autoComplete="address-level2" />
      <div className={styles.fields} data-two>
        <Line form={form} name="phone" label={words.phone} type="tel" autoComplete="tel" />
        <div>
          <Line form={form} name="email" label={words.email} type="email" autoComplete="email" />
          {form.draft.email === me.email && <AnotherEmail clear={() => form.change({ email: '' })} />}
        </div>
      </div>
      <HoursField form={form} />
    </StepFrame>
  )
}

type LineProps = Pick<TextInputProps, 'label' | 'description' | 'type' | 'autoComplete'> & {
  readonly form: StepForm<'place'>
  readonly name: 'street' | 'town' | 'phone' | 'email'
}

const Line = ({ form, name, ...props }: LineProps) => (
  <TextInput
    {...props}
    id={idOfField(name)}
    error={form.errorOf(name)}
    value={form.draft[name]}
    onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
  />
)

/** The address of the owner stands there; this empties it for another one. */
const AnotherEmail = ({ clear }: { readonly clear: () => void }) => (
  <Button
    variant="subtle"
    px="xs"
    mt={4}
    onClick={() => {
      clear()
      document.getElementById(idOfField('email'))?.focus()
    }}
  >
    {words.anotherEmail}
  </Button>
)
