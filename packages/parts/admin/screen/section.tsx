import { Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import groups from '../settings/settings.module.css'

type SectionProps = { readonly title: string; readonly lead: ReactNode; readonly children: ReactNode }

/** A part of a screen with a heading and what it is about. */
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
