import { Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { signIn } from '../../wire.admin'
import type { Me } from '../../wire.session'
import { FormError } from '../form/form-error'
import { useCallForm } from '../form/use-call-form'

type SignInFormProps = { readonly email?: string | undefined; readonly signedIn: (me: Me | null) => Promise<void> }

/** E-mail and password. Who is in, or which step follows, stands in the session from then on. */
export function SignInForm({ email = '', signedIn }: SignInFormProps) {
  const { field, form, error, isSending } = useCallForm({
    call: signIn,
    initial: { email, password: '' },
    done: ({ me }) => signedIn(me),
  })
  return (
    <form {...form} aria-label="Sign in">
      <Stack gap="md">
        <FormError>{error}</FormError>
        <TextInput
          {...field('email')}
          label="E-mail"
          type="email"
          autoComplete="username"
          autoFocus={!email}
          data-autofocus={email ? undefined : true}
        />
        <PasswordInput
          {...field('password')}
          label="Password"
          autoComplete="current-password"
          autoFocus={Boolean(email)}
          data-autofocus={email ? true : undefined}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
        />
        <Button type="submit" size="md" loading={isSending} mt="xs">
          Sign in
        </Button>
      </Stack>
    </form>
  )
}
