import { useSession } from '@frontage/kit/admin/screen'
import { ScreenTitle } from '@frontage/parts/admin/screen-title'
import { Skeleton, Stack, Text } from '@mantine/core'
import { CodesSection } from './codes-section'
import { DevicesSection } from './devices-section'
import { LoginSection } from './login-section'
import { PasskeysSection } from './passkeys-section'
import { useSecurity } from './use-security'
import { WeeklySection } from './weekly-section'

/** How somebody signs in themselves, and where they are signed in. */
export function SecurityScreen() {
  const { me } = useSession()
  const { data } = useSecurity()
  return (
    <Stack gap="lg" maw="48rem">
      <header>
        <ScreenTitle>Sign-in & security</ScreenTitle>
        <Text c="dimmed">Your account, {me.name}: how you sign in, and where you are signed in.</Text>
      </header>
      <LoginSection security={data} />
      {data ? (
        <>
          <PasskeysSection security={data} />
          <CodesSection security={data} />
          <DevicesSection security={data} />
          <WeeklySection />
        </>
      ) : (
        <Skeleton height={320} radius="lg" role="status" aria-label="Loading" />
      )}
    </Stack>
  )
}
