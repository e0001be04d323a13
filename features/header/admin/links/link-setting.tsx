import type { OwnFieldProps } from '@frontage/parts/admin/setting'
import { LinkField } from './link-field'

/** A link as one setting among others. */
export const LinkSetting = ({ value, change, error }: OwnFieldProps) => (
  <LinkField href={typeof value === 'string' ? value : ''} change={change} error={error} />
)
