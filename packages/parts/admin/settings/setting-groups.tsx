import { Title } from '@mantine/core'
import { useId } from 'react'
import { groupsFor, isRecord, type SettingGroup, type Settings, type ValidationIssue } from './setting'
import { SettingStack } from './setting-field'
import styles from './settings.module.css'

type SettingGroupsProps = {
  readonly groups: readonly SettingGroup[]
  readonly settings: Settings
  /** The settings that were refused, `card.stars`, and why. */
  readonly faults?: readonly ValidationIssue[]
  /** `path` says which setting was changed. */
  readonly change: (settings: Settings, path: string) => void
  /** Of the titles; below 2 the groups stand without frames. */
  readonly level?: 2 | 3
}

/** A form that is drawn from its description. */
export const SettingGroups = ({ groups, ...rest }: SettingGroupsProps) =>
  groupsFor(groups, rest.settings).map((group) => <Group key={group.title} group={group} {...rest} />)

function Group({ group, settings, faults = [], change, level = 2 }: Omit<SettingGroupsProps, 'groups'> & { readonly group: SettingGroup }) {
  const titleId = useId()
  return (
    <section className={level === 2 ? styles.group : styles.plain} aria-labelledby={titleId}>
      <Title order={level} id={titleId}>
        {group.title}
      </Title>
      <SettingStack
        settings={group.settings}
        value={settings}
        faults={faults}
        change={(next, path) => isRecord(next) && change(next, path)}
      />
    </section>
  )
}
