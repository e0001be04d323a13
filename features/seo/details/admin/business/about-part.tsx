import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Select, TextInput, Title } from '@mantine/core'
import { kinds } from '../../../business'
import { kindNames, messages } from '../../messages.admin'
import styles from './business.module.css'
import type { BusinessForm } from './business-form'

/** What it is called, what it does, and how it is reached. */
export const AboutPart = ({ form: { draft, change, errorOf } }: { readonly form: BusinessForm }) => (
  <section className={groups.group} aria-labelledby="about-title">
    <Title order={2} id="about-title">
      The business
    </Title>
    <div className={styles.fields}>
      <TextInput
        label="Name"
        description={messages.business.nameHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errorOf('name')}
        value={draft.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <Select
        size="md"
        label="Type of business"
        searchable
        data={kinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        value={draft.kind}
        onChange={(next) => change({ kind: kinds.find((kind) => kind === next) ?? 'LocalBusiness' })}
      />
      <TextInput
        label="Phone"
        type="tel"
        error={errorOf('phone')}
        value={draft.phone}
        onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
      />
      <TextInput
        label="E-mail"
        type="email"
        error={errorOf('email')}
        value={draft.email}
        onChange={({ currentTarget }) => change({ email: currentTarget.value })}
      />
      <TextInput
        label={messages.business.priceRange}
        description={messages.business.priceRangeHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={errorOf('priceRange')}
        value={draft.priceRange}
        onChange={({ currentTarget }) => change({ priceRange: currentTarget.value })}
      />
    </div>
  </section>
)
