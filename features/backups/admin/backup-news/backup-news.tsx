import { Button } from '@mantine/core'
import type { BackupsAnswer } from '../../wire.admin'
import { StandingAlert } from '../standing-alert'

/** What the home screen says when something is wrong with backups. */
export const BackupNews = ({ news }: { readonly news: BackupsAnswer }) => (
  <StandingAlert data={news}>
    <Button component="a" href="/admin/backups" variant="default">
      See backups
    </Button>
  </StandingAlert>
)
