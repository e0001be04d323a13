import type { SettingGroup } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import { Stack } from '@mantine/core'
import type { Draft } from '../../draft/draft'
import { useBuild } from '../build'

/** Settings of the whole form, drawn from their description. */
export function GroupsPart({ groups }: { readonly groups: readonly SettingGroup[] }) {
  const { draft, change, faults } = useBuild()
  return (
    <Stack gap="lg">
      <SettingGroups
        groups={groups}
        settings={draft}
        faults={faults}
        change={(next, path) => change(() => next as unknown as Draft, path)}
      />
    </Stack>
  )
}
