import { useAdmin } from '@frontage/kit/admin/screen'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Select, Text, Title } from '@mantine/core'
import type { Draft } from '../../../admin/widgets/widget-editor'
import { type FieldName, type FormField, fieldNames } from '../../../review-form'
import { FieldRow } from './field-row'
import { fieldsIn, moved, newField, unused } from './form-fields'
import { fieldWords } from './form-words'
import styles from './forms.module.css'

/** What a form asks for, in its order. */
export function FieldList({ settings, change, fault }: Draft) {
  const { announce } = useAdmin()
  const fields = fieldsIn(settings)
  const set = (next: readonly FormField[]): void => change({ ...settings, fields: next })
  const move = (place: number, by: -1 | 1): void => {
    const next = moved(fields, place, by)
    set(next)
    announce(next === fields ? 'It is already at the end.' : `Now number ${place + by + 1} of ${fields.length}.`)
  }
  const add = (name: string | null): void => {
    const known = fieldNames.find((one) => one === name)
    if (known) set([...fields, newField(known)])
  }
  const left: FieldName[] = unused(fields)
  return (
    <section className={groups.group} aria-labelledby="fields-title">
      <Title order={2} id="fields-title">
        Fields
      </Title>
      {fields.length === 0 && <Text>This form has no fields yet.</Text>}
      <ol className={styles.fields}>
        {fields.map((field, place) => (
          <FieldRow
            key={field.name}
            field={field}
            error={fault?.path.startsWith(`fields.${place}.`) ? fault.text : undefined}
            move={(by) => move(place, by)}
            change={(next) => set(fields.with(place, next))}
            remove={() => set(fields.toSpliced(place, 1))}
          />
        ))}
      </ol>
      {left.length > 0 && (
        <Select
          label="Add a field"
          placeholder="Choose a field"
          data={left.map((name) => ({ value: name, label: fieldWords[name] }))}
          value={null}
          onChange={add}
        />
      )}
    </section>
  )
}
