import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

type SectionProps = { readonly title: string; readonly lead: string; readonly children: ReactNode }

/** One thing that people may ask for. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section className={groups.group} aria-labelledby={id}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <Text c="dimmed">{lead}</Text>
      </div>
      {children}
    </section>
  )
}
