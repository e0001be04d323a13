import { Button, Text, TextInput } from '@mantine/core'
import { messages } from '../../messages.assistant'
import { MOST_SERVICES } from '../../spec'
import { idOfField } from '../assistant/field-id'
import styles from '../assistant/fields.module.css'
import { StepFrame } from '../assistant/step-frame'
import type { StepProps } from '../assistant/step-props'
import { useStep } from '../assistant/use-step'
import { CurrencyField } from './currency-field'
import { ServiceLine } from './service-line'
import { useServices } from './use-services'

const words = messages.offer

/** What people come for: suggestions for this kind of business, and whatever else it is. */
export function OfferStep({ setup }: StepProps) {
  const form = useStep({ step: 'offer', setup })
  const services = useServices(form, setup)
  const hasPrice = form.draft.services.some(({ price }) => price.trim() !== '')
  return (
    <StepFrame
      {...{ step: 'offer', title: words.title, lead: words.lead(setup.suggestions.length ? setup.kindTitle : '') }}
      form={form}
      canBeSkipped
      submit={services.save}
      button={
        <Button type="submit" size="md" loading={form.isSaving}>
          {messages.continue}
        </Button>
      }
    >
      <ul className={styles.rows} aria-label={words.list}>
        {services.rows.map((row, place) => (
          <ServiceLine key={row.id} row={row} number={place + 1} services={services} errorOf={form.errorOf} />
        ))}
      </ul>
      {services.rows.length < MOST_SERVICES && <AddField services={services} />}
      <Text c="dimmed" size="sm">
        {words.pricesHelp}
      </Text>
      {hasPrice && (
        <CurrencyField
          value={form.draft.currency || setup.currency}
          error={form.errorOf('currency')}
          change={(currency) => form.change({ currency })}
        />
      )}
    </StepFrame>
  )
}

/** Enter adds what was typed; so does going on. */
const AddField = ({ services: { added, setAdded, add } }: { readonly services: ReturnType<typeof useServices> }) => (
  <div className={styles.addition}>
    <TextInput
      id={idOfField('add')}
      label={words.add}
      placeholder={words.addExample}
      value={added}
      onChange={({ currentTarget }) => setAdded(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !added.trim()) return
        event.preventDefault()
        add()
      }}
    />
    <Button variant="default" size="md" onClick={add}>
      {words.addButton}
    </Button>
  </div>
)
