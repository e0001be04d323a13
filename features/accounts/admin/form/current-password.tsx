import { useSession } from '@frontage/kit/admin/screen'
import { PasswordInput, type PasswordInputProps } from '@mantine/core'

type CurrentPasswordProps = PasswordInputProps & { readonly label: string; readonly showLabel: string }

/** The password that one has now. Beside it stands, unseen, whose it is, so that password managers fill in the right one. */
export function CurrentPassword({ showLabel, ...field }: CurrentPasswordProps) {
  const { me } = useSession()
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={me.email} readOnly hidden />
      <PasswordInput
        {...field}
        autoComplete="current-password"
        data-autofocus
        visibilityToggleFocusable
        visibilityToggleButtonProps={{ 'aria-label': showLabel }}
      />
    </>
  )
}
