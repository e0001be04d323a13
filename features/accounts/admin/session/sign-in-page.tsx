import { useAdmin } from '@frontage/kit/admin/screen'
import { Anchor } from '@mantine/core'
import { FrontPage } from './front-page'
import { SignInForm } from './sign-in-form'

const setUpBefore = 'This site has been set up already. Sign in with the e-mail and password that were chosen then.'

/** Stands at whatever address was asked for, so that signing in leads right there. */
export function SignInPage({ siteName }: { readonly siteName: string }) {
  const { path } = useAdmin()
  return (
    <FrontPage
      siteName={siteName}
      title="Sign in"
      lead={path === '/set-up' ? setUpBefore : 'Look after your site and what people say about you.'}
    >
      <SignInForm />
      <Anchor href="/admin/forgotten">Password forgotten?</Anchor>
      <Anchor href="/">Back to the site</Anchor>
    </FrontPage>
  )
}
