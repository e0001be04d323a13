import { SecretField } from '@frontage/parts/admin/secret-field'
import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { guardSecret } from '../../../form-secrets'
import { useBuild } from './build'

/** The key of the service that the form asks: each service has its own. */
export function SecretKeyField({ value, ...common }: OwnFieldProps) {
  const { draft, stored } = useBuild()
  const name = guardSecret(draft.guard)
  return (
    <SecretField
      {...common}
      key={`${name} ${stored.version}`}
      isSet={stored.secrets.includes(name)}
      value={typeof value === 'string' ? value : ''}
    />
  )
}
