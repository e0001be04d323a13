import { useAdmin } from '@frontage/kit/admin/screen'
import { Button, Stack } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { UsedPasskey } from '../../wire.security'
import { FormError } from '../form/form-error'
import { askBrowserForPasskey, canUsePasskeys, passkeyWords } from './passkeys'

type PasskeyButtonProps = { readonly children: string; readonly used: (passkey: UsedPasskey) => Promise<unknown> }

/** Asks the browser for a passkey, and hands on what it says. Nothing where the browser has none to offer. */
export function PasskeyButton({ children, used }: PasskeyButtonProps) {
  const { explain } = useAdmin()
  const { mutate, isPending, error } = useMutation({ mutationFn: async () => used(await askBrowserForPasskey()) })
  if (!canUsePasskeys()) return null
  return (
    <Stack gap="xs">
      <FormError>{error ? passkeyWords(error, explain) : undefined}</FormError>
      <Button variant="default" size="md" leftSection={<IconFingerprint size={20} />} loading={isPending} onClick={() => mutate()}>
        {children}
      </Button>
    </Stack>
  )
}
