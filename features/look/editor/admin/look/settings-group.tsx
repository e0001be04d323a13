import settled from '@frontage/parts/admin/settings/settings.module.css'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type PartProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

/** A group of settings in its frame. */
export function SettingsGroup({ title, lead, children }: PartProps) {
  const id = useId()
  return (
    <section className={settled.group} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        {lead && (
          <Text size="sm" c="dimmed">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}
