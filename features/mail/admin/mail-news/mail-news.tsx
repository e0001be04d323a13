import type { AnswerOf } from '@frontage/kit/wire/call'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconMailX } from '@tabler/icons-react'
import type { listMails } from '../../wire.admin'
import { FolderNotice } from '../folder-notice'
import { StandingNotice } from '../standing-notice'

const words = (dead: number): string => (dead === 1 ? 'An e-mail could not be delivered' : `${dead} e-mails could not be delivered`)

/** What the home screen says about mails: those that did not arrive, and where they go while no mail server is set up. */
export const MailNews = ({ news: { dead, mails, carrier, standing } }: { readonly news: AnswerOf<typeof listMails> }) => {
  const newest = mails.find(({ state }) => state === 'dead')
  return (
    <>
      {standing && <StandingNotice standing={standing} />}
      {dead > 0 && (
        <Alert color="red" icon={<IconMailX size={20} />} title={words(dead)}>
          <Group justify="space-between">
            <Text size="sm">{newest ? `To ${newest.to}: ${newest.subject}` : 'The recipients have not received them.'}</Text>
            <Button component="a" href={newest ? `/admin/mails?mail=${newest.id}` : '/admin/mails'} variant="default">
              See why
            </Button>
          </Group>
        </Alert>
      )}
      {carrier === 'folder' && <FolderNotice />}
    </>
  )
}
