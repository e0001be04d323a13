import { formatAt, languagesOf } from '@frontage/kit/say'
import { Select } from '@mantine/core'
import { messages } from '../../messages.assistant'
import { idOfField } from '../assistant/field-id'

const names = formatAt((at) => new Intl.DisplayNames(languagesOf(at), { type: 'currency' }))
const currencies = () => Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value}, ${names().of(value)}` }))

type CurrencyFieldProps = { readonly value: string; readonly error: string | undefined; readonly change: (value: string) => void }

/** What prices are in: that of the place until another one is chosen. */
export const CurrencyField = ({ value, error, change }: CurrencyFieldProps) => (
  <Select
    id={idOfField('currency')}
    size="md"
    label={messages.offer.currency}
    searchable
    data={currencies()}
    error={error}
    value={value || null}
    onChange={(next) => next && change(next)}
  />
)
