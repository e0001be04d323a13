import type { SettingGroup, Settings } from '@frontage/parts/admin/setting'
import { SettingGroups } from '@frontage/parts/admin/setting-groups'
import type { PartProps } from './frame-kind'

/** A part that is nothing but settings. */
export const groupsPart = <Draft extends Settings>(groups: readonly SettingGroup[]) =>
  function GroupsPart({ draft, change, faults }: PartProps<Draft>) {
    return <SettingGroups groups={groups} settings={draft} faults={faults} change={(next, path) => change(next as Draft, path)} />
  }
