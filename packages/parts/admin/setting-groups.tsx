import { Stack, Title } from '@mantine/core'
import { useId } from 'react'
import { groupsFor, type SettingGroup, type Settings, valueAt, withValueAt } from './setting'
import { SettingField } from './setting-field'
import styles from './settings.module.css'

type SettingGroupsProps = {
  readonly groups: readonly SettingGroup[]
  readonly settings: Settings
  /** The setting that was refused, `card.stars`, and why. */
  readonly fault?: { readonly path: string; readonly text: string } | undefined
  readonly change: (settings: Settings) => void
}

/** A form that is drawn from its description. */
export const SettingGroups = ({ groups, ...rest }: SettingGroupsProps) =>
  groupsFor(groups, rest.settings).map((group) => <Group key={group.title} group={group} {...rest} />)

function Group({ group, settings, fault, change }: Omit<SettingGroupsProps, 'groups'> & { readonly group: SettingGroup }) {
  const titleId = useId()
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {group.title}
      </Title>
      <Stack gap="md">
        {group.settings.map((setting) => (
          <SettingField
            key={setting.path}
            setting={setting}
            value={valueAt(settings, setting.path)}
            error={fault?.path.startsWith(setting.path) ? fault.text : undefined}
            change={(value) => change(withValueAt(settings, setting.path, value))}
          />
        ))}
      </Stack>
    </section>
  )
}
