import { Anchor, Button, Stack } from '@mantine/core'
import { useSignOut } from '../account-menu/use-sign-out'
import { CodesSection } from '../security/codes-section'
import { PasskeysSection } from '../security/passkeys-section'
import { useSecurity } from '../security/use-security'
import { FrontPage } from './front-page'

const lead = 'Owners of this site need more than a password to sign in. Add a passkey or turn on one-time codes; after that you can go on.'

type MustSetUpProps = { readonly siteName: string; readonly isDone: boolean; readonly goOn: () => void }

/** For an owner without a second step where owners need one. It stays until they go on: their recovery codes are shown once. */
export function MustSetUpPage({ siteName, isDone, goOn }: MustSetUpProps) {
  const { data } = useSecurity()
  const signOut = useSignOut()
  return (
    <FrontPage siteName={siteName} title="Protect your account" lead={lead}>
      {data && (
        <Stack gap="lg">
          {data.canHavePasskeys && <PasskeysSection security={data} />}
          <CodesSection security={data} />
        </Stack>
      )}
      {isDone && (
        <Button size="md" onClick={goOn}>
          Continue
        </Button>
      )}
      <Anchor component="button" type="button" ta="start" onClick={signOut}>
        Sign out
      </Anchor>
    </FrontPage>
  )
}
