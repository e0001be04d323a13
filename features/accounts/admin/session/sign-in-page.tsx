import { useAdmin } from '@frontage/kit/admin/screen'
import { Anchor } from '@mantine/core'
import { FrontPage } from './front-page'
import { SignInForm } from './sign-in-form'

const setUpBefore = 'This site is already set up. Sign in with your e-mail and password.'

/** Stands at whatever address was asked for, so that signing in leads right there. */
export function SignInPage({ siteName }: { readonly siteName: string }) {
  const { path } = useAdmin()
  return (
    <FrontPage siteName={siteName} title="Sign in" lead={path === '/set-up' ? setUpBefore : 'Manage your website, reviews and messages.'}>
      <SignInForm />
      <Anchor href="/admin/forgotten">Forgot your password?</Anchor>
      <Anchor href="/">Back to website</Anchor>
    </FrontPage>
  )
}
