import { useAdmin } from '@frontage/kit/admin/screen'
import { Button } from '@mantine/core'
import { FrontPage } from './front-page'

/** When not even the first question is answered. */
export function Unreachable({ error, retry }: { readonly error: Error; readonly retry: () => void }) {
  const { explain } = useAdmin()
  return (
    <FrontPage siteName="" title="The site is not responding" lead={explain(error)}>
      <Button size="md" onClick={retry}>
        Try again
      </Button>
    </FrontPage>
  )
}
