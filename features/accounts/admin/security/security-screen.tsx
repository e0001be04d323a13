import { useSession } from '@frontage/kit/admin/screen'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { CodesSection } from './codes-section'
import { DevicesSection } from './devices-section'
import { LoginSection } from './login-section'
import { PasskeysSection } from './passkeys-section'
import { useSecurity } from './use-security'

/** How somebody signs in themselves, and where they are signed in. */
export function SecurityScreen() {
  const { me } = useSession()
  const { data } = useSecurity()
  return (
    <Stack gap="lg" maw="48rem">
      <header>
        <Title order={1}>Sign-in & security</Title>
        <Text c="dimmed">Your account, {me.name}: how you sign in, and where you are signed in.</Text>
      </header>
      <LoginSection security={data} />
      {data ? (
        <>
          <PasskeysSection security={data} />
          <CodesSection security={data} />
          <DevicesSection security={data} />
        </>
      ) : (
        <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />
      )}
    </Stack>
  )
}
