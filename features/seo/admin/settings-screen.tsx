import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType, FormEvent, ReactNode } from 'react'
import { SettingsBar } from './settings-bar'
import type { SettingsForm } from './use-settings-form'

type SettingsScreenProps<Answer> = {
  readonly words: { readonly title: string; readonly lead: string }
  readonly queryKey: readonly unknown[]
  readonly read: () => Promise<Answer>
  readonly Form: ComponentType<{ readonly data: Answer }>
}

/** A screen of settings: its title, and its form once they are there. */
export function SettingsScreen<Answer>({ words, queryKey, read, Form }: SettingsScreenProps<Answer>) {
  const { data } = useQuery({ queryKey, queryFn: read, throwOnError: (_error, { state }) => state.data === undefined })
  return (
    <Stack gap="lg" maw="48rem">
      <div>
        <ScreenTitle>{words.title}</ScreenTitle>
        <Text c="dimmed">{words.lead}</Text>
      </div>
      {data ? <Form data={data} /> : <Skeleton height={400} radius="lg" role="status" aria-label="Loading" />}
    </Stack>
  )
}

type SettingsFieldsProps = {
  readonly form: Parameters<typeof SettingsBar>[0]['form'] & Pick<SettingsForm<object>, 'save'>
  readonly label: string
  readonly children: ReactNode
}

/** The fields of such a screen, with what saves them below. */
export function SettingsFields({ form, label, children }: SettingsFieldsProps) {
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    form.save()
  }
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Stack gap="lg">
        {children}
        <SettingsBar form={form} />
      </Stack>
    </form>
  )
}
