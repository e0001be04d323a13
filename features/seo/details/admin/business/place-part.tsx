import groups from '@frontage/parts/admin/settings/settings.module.css'
import { NumberInput, Select, Text, TextInput, Title } from '@mantine/core'
import { messages } from '../../messages.admin'
import styles from './business.module.css'
import type { BusinessForm } from './business-form'
import { placeLines } from './business-labels'
import { countries } from './countries'

/** Where it is. */
export const PlacePart = ({ form }: { readonly form: BusinessForm }) => (
  <section className={groups.group} aria-labelledby="place-title">
    <Title order={2} id="place-title">
      Address and location
    </Title>
    <div className={styles.fields}>
      {placeLines.map(([name, label]) => (
        <TextInput
          key={name}
          label={label}
          error={form.errorOf(name)}
          value={form.draft[name]}
          onChange={({ currentTarget }) => form.change({ [name]: currentTarget.value })}
        />
      ))}
      <Country form={form} />
    </div>
    <Geo form={form} />
  </section>
)

const Country = ({ form: { draft, change, errorOf } }: { readonly form: BusinessForm }) => (
  <Select
    size="md"
    label="Country"
    placeholder="None"
    searchable
    clearable
    clearButtonProps={{ 'aria-label': 'Clear country' }}
    error={errorOf('country')}
    data={countries()}
    value={draft.country || null}
    onChange={(next) => change({ country: next ?? '' })}
  />
)

type Place = { readonly latitude: number | ''; readonly longitude: number | '' }

/** Both degrees, or none. */
function Geo({ form: { draft, change, errorOf } }: { readonly form: BusinessForm }) {
  const place: Place = draft.geo ?? { latitude: '', longitude: '' }
  const set = (part: Partial<Place>): void => {
    const { latitude, longitude } = { ...place, ...part }
    const isEmpty = latitude === '' && longitude === ''
    change({ geo: isEmpty ? null : { latitude: Number(latitude), longitude: Number(longitude) } })
  }
  const field = (name: keyof Place, label: string) => (
    <NumberInput
      size="md"
      label={label}
      hideControls
      decimalScale={6}
      error={errorOf(`geo.${name}`)}
      value={place[name]}
      onChange={(next) => set({ [name]: next === '' ? '' : Number(next) })}
    />
  )
  return (
    <>
      <div className={styles.fields}>
        {field('latitude', 'Latitude')}
        {field('longitude', 'Longitude')}
      </div>
      <Text size="sm" c="dimmed">
        {messages.business.geoHelp}
      </Text>
    </>
  )
}
