import { Button, Checkbox, TextInput } from '@mantine/core'
import { messages } from '../../messages.assistant'
import type { ServiceRow } from '../../services'
import { idOfField } from '../assistant/field-id'
import styles from '../assistant/fields.module.css'
import type { useServices } from './use-services'

const words = messages.offer

type ServiceLineProps = {
  readonly row: ServiceRow
  readonly number: number
  readonly services: ReturnType<typeof useServices>
  readonly errorOf: (path: string) => string | undefined
}

/** A service: ticked or not, with its sentence and its price behind Edit. One without a name is its own field. */
export function ServiceLine({ row, number, services, errorOf }: ServiceLineProps) {
  const at = services.placeOf(row)
  const error = errorOf(at) ?? errorOf(`${at}.name`) ?? errorOf(`${at}.text`) ?? errorOf(`${at}.price`)
  const isEmptyRow = row.id.startsWith('empty')
  const isEdited = services.edited === row.id || error !== undefined
  return (
    <li>
      <div className={styles.row}>
        {isEmptyRow ? (
          <NameField className={styles.grow ?? ''} label={words.nameOf(number)} {...{ row, at, services, errorOf }} />
        ) : (
          <Checkbox
            className={styles.grow ?? ''}
            size="md"
            label={row.name}
            description={[row.price, row.text].filter(Boolean).join(' · ') || undefined}
            checked={row.isChosen}
            onChange={({ currentTarget }) => services.choose(row, currentTarget.checked)}
          />
        )}
        <Button
          variant="subtle"
          px="xs"
          aria-expanded={isEdited}
          aria-label={isEdited ? undefined : words.editOf(row.name)}
          onClick={() => services.edit(isEdited ? undefined : row.id)}
        >
          {isEdited ? words.done : words.edit}
        </Button>
      </div>
      {isEdited && (
        <div className={styles.inside}>
          {!isEmptyRow && <NameField label={words.name} {...{ row, at, services, errorOf }} />}
          <Field name="text" label={words.text} description={words.textHelp} {...{ row, at, services, errorOf }} />
          <Field name="price" label={words.price} placeholder={words.pricePlaceholder} {...{ row, at, services, errorOf }} />
          {!row.id.startsWith('suggested') && (
            <div>
              <Button variant="default" aria-label={words.removeOf(row.name)} onClick={() => services.remove(row)}>
                {words.remove}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}

type FieldProps = Omit<ServiceLineProps, 'number'> & {
  readonly at: string
  readonly name: 'name' | 'text' | 'price'
  readonly label: string
  readonly description?: string
  readonly placeholder?: string
  readonly className?: string
}

const Field = ({ row, at, services, errorOf, name, ...shown }: FieldProps) => (
  <TextInput
    {...shown}
    id={idOfField(`${at}.${name}`)}
    error={errorOf(`${at}.${name}`)}
    value={row[name]}
    onChange={({ currentTarget }) => services.change(row, { [name]: currentTarget.value })}
  />
)

const NameField = (props: Omit<FieldProps, 'name'>) => <Field {...props} name="name" />
