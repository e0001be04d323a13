import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Section } from '@frontage/parts/admin/section'
import { Switch } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { weeklyMessages as words } from '../../messages.weekly'
import { getPreferences, saveWeeklyEmail } from '../../wire.preferences'
import { preferencesKey } from '../keys'

/** Whether the weekly e-mail goes to whoever is signed in. */
export function WeeklySection() {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: preferencesKey, queryFn: () => send(getPreferences, {}) })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isOn: boolean) => send(saveWeeklyEmail, { isOn }),
    onSuccess: (_, isOn) => {
      client.setQueryData(preferencesKey, data && { ...data, weeklyEmail: isOn })
      notify({ id: 'weekly', text: isOn ? words.on : words.turnedOff })
    },
    onError: (error) => notify({ id: 'weekly', text: explain(error), tone: 'bad' }),
  })
  return (
    <Section title="E-mails to you" lead="What the site tells you about itself.">
      <Switch
        id="weekly-email"
        label={words.label}
        description={words.help}
        checked={isPending ? variables : (data?.weeklyEmail ?? false)}
        disabled={!data}
        onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
      />
    </Section>
  )
}
