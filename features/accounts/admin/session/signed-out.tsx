import { Button } from '@mantine/core'
import { FrontPage } from './front-page'

/** For whoever was signed out while the admin was on its way. The link is followed by the browser itself: the server asks for the sign-in. */
export const SignedOut = ({ siteName }: { readonly siteName: string }) => (
  <FrontPage siteName={siteName} title="You’re signed out">
    <Button component="a" size="md" href={location.pathname + location.search} target="_self">
      Sign in
    </Button>
  </FrontPage>
)
