import { useAdmin } from '@frontage/kit/admin/screen'
import { Anchor } from '@mantine/core'
import { FrontPage } from './front-page'
import { SignIn } from './sign-in'

const usual = 'Manage your website, reviews and messages.'
const stepLead = 'Your account is protected by a second step.'
const setUpBefore = 'This site is already set up. Sign in with your e-mail and password.'

/** Stands at whatever address was asked for, so that signing in leads right there. */
export function SignInPage({ siteName, isAtStep }: { readonly siteName: string; readonly isAtStep: boolean }) {
  const { path } = useAdmin()
  return (
    <FrontPage
      siteName={siteName}
      title={isAtStep ? 'One more step' : 'Sign in'}
      lead={isAtStep ? stepLead : path === '/set-up' ? setUpBefore : usual}
    >
      <SignIn />
      {!isAtStep && <Anchor href="/admin/forgotten">Forgot your password?</Anchor>}
      <Anchor href="/">Back to website</Anchor>
    </FrontPage>
  )
}
