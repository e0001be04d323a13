import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Anchor, Switch, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSignInRules, saveSignInRules } from '../../wire.security'

const key = ['sign-in-rules'] as const

/** What signing in takes, for owners. */
export function SignInRules() {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: key, queryFn: () => send(getSignInRules, {}) })
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isRequired: boolean) => send(saveSignInRules, { isRequired }),
    onSuccess: (rules) => {
      client.setQueryData(key, rules)
      notify({ id: 'rules', text: rules.isRequired ? 'Owners now need a second step.' : 'Owners can sign in with a password alone.' })
    },
    onError: (error) => notify({ id: 'rules', text: explain(error), tone: 'bad' }),
  })
  return (
    <section className={groups.group} aria-labelledby="sign-in-rules">
      <Title order={2} id="sign-in-rules">
        Signing in
      </Title>
      <Switch
        label="Owners must use a second step"
        description="Owners sign in with a passkey, or with a one-time code after their password. Owners who have neither must set one up before they can go on."
        checked={isPending ? variables : (data?.isRequired ?? false)}
        disabled={!data}
        onChange={({ currentTarget }) => !isPending && mutate(currentTarget.checked)}
      />
      <Text size="sm">
        Your own second step:{' '}
        <Anchor href="/admin/account" underline="always">
          Sign-in & security
        </Anchor>
      </Text>
    </section>
  )
}
