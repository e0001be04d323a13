import type { ValidationIssue } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Alert, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { DraftField } from '../draft/draft'
import { changeField } from '../draft/edits'
import { useBuild } from './build'
import { fieldGroups } from './groups/field-groups'

/** Everything that can be decided about one field. */
export function FieldSettings({ field, faults }: { readonly field: DraftField; readonly faults: readonly ValidationIssue[] }) {
  const { change, savedName } = useBuild()
  const kept = savedName(field)
  const names = kept === undefined ? [] : [kept]
  return (
    <Stack gap="lg" pt="md">
      <SettingGroups
        level={3}
        groups={fieldGroups}
        settings={field}
        faults={faults}
        change={(next, path) => change((draft) => changeField(draft, field.key, next as DraftField, names), `${field.key}.${path}`)}
      />
      <div role="status">
        {kept !== undefined && kept !== field.name && (
          <Alert color="yellow" icon={<IconAlertTriangle size={20} />} title="This field was renamed">
            {messages.editor.renamed(kept)}
          </Alert>
        )}
      </div>
    </Stack>
  )
}
