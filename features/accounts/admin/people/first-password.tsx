import { Button, CopyButton, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { NewPassword, type NewPasswordProps } from '../form/new-password'
import { makeUpPassword } from './make-up-password'

type FirstPasswordProps = NewPasswordProps & { readonly choose: (password: string) => void }

/** The password that a new person starts with: typed, or made up and copied, to be handed over. */
export function FirstPassword({ choose, ...field }: FirstPasswordProps) {
  const [isShown, setIsShown] = useState(false)
  const makeUp = (): void => {
    choose(makeUpPassword())
    setIsShown(true)
  }
  return (
    <Stack gap="xs">
      <NewPassword {...field} label="Initial password" visible={isShown} onVisibilityChange={setIsShown} />
      <Group gap="xs">
        <Button variant="default" onClick={makeUp}>
          Generate
        </Button>
        <CopyButton value={field.value} timeout={2000}>
          {({ copied, copy }) => (
            <Button variant="subtle" onClick={copy} disabled={!field.value}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
      </Group>
    </Stack>
  )
}
