import type { Setting } from '@frontage/parts/admin/setting'
import { valueAt, withValueAt } from '@frontage/parts/admin/setting'
import { SettingField } from '@frontage/parts/admin/setting-field'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Stack, Switch, Title } from '@mantine/core'
import { useId } from 'react'
import type { Draft } from '../../draft/draft'
import { useBuild } from '../build'
import { errorAt } from '../field-choices'

export type OptionalAction = {
  readonly path: string
  readonly title: string
  readonly label: string
  readonly help: string
  /** What it is when it is turned on. */
  readonly start: unknown
  readonly settings: readonly Setting[]
}

/** Something that may happen: a switch, and behind it what can be decided about it. */
export function OptionalGroup({ path, title, label, help, start, settings }: OptionalAction) {
  const { draft, change, faults } = useBuild()
  const titleId = useId()
  const isOn = valueAt(draft, path) !== null
  const put = (at: string, value: unknown): void => change((before) => withValueAt(before, at, value) as unknown as Draft, at)
  return (
    <section className={groups.group} aria-labelledby={titleId}>
      <Title order={2} id={titleId}>
        {title}
      </Title>
      <Switch
        label={label}
        description={help}
        checked={isOn}
        onChange={({ currentTarget }) => put(path, currentTarget.checked ? start : null)}
      />
      {isOn && (
        <Stack gap="md">
          {settings.map((setting) => (
            <SettingField
              key={setting.path}
              setting={setting}
              value={valueAt(draft, setting.path)}
              error={errorAt(faults, setting.path)}
              change={(value) => put(setting.path, value)}
            />
          ))}
        </Stack>
      )}
    </section>
  )
}
