import type { Settings } from '@frontage/parts/admin/setting'
import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { isGating } from './form-fields'

/** Says what it means when only happy customers are led on. */
export const GatingNotice = ({ settings }: { readonly settings: Settings }) => (
  <div role="status">
    {isGating(settings) && (
      <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title="This is review gating">
        Only customers with high ratings are sent to other review sites. Google and others forbid this, and in many countries it counts as
        misleading. To be safe, always show the links.
      </Alert>
    )}
  </div>
)
