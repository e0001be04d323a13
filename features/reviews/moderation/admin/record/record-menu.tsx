import { useSession } from '@frontage/kit/admin/screen'
import { LateMenu } from '@frontage/parts/admin/late-menu'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Button } from '@mantine/core'
import { IconDots, IconMessageReply } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { Review } from '../../../review'
import { isAtHand, REPLY } from '../keys'
import type { RecordAction } from './record-items'

const RecordItems = lazyOver(
  () => import('./record-items').then(({ RecordItems }) => RecordItems),
  ({ target }) => target,
)
const RecordDialog = lazyOver(() => import('./record-items').then(({ RecordDialog }) => RecordDialog))

const icon = { size: 18, stroke: 1.7 } as const

type RecordMenuProps = { readonly review: Review; readonly keepPlace: (id: number) => void }

/** What else can be done with a review: answer it, cover personal data, see what happened to it. */
export function RecordMenu({ review, keepPlace }: RecordMenuProps) {
  const { me } = useSession()
  const [open, setOpen] = useState<RecordAction>()
  const replyWords = review.reply ? 'Edit reply' : 'Reply'
  const mayReply = me.rights.includes(REPLY)
  return (
    <>
      {mayReply && isAtHand(review) && (
        <Button variant="default" leftSection={<IconMessageReply {...icon} />} onClick={() => setOpen('reply')}>
          {replyWords}
        </Button>
      )}
      <LateMenu
        button={(more) => (
          <Button variant="default" leftSection={<IconDots {...icon} />} {...more}>
            More
          </Button>
        )}
        menu={(asked) => <RecordItems {...asked} review={review} choose={setOpen} />}
      />
      <Suspense>
        {open && <RecordDialog which={open} review={review} close={() => setOpen(undefined)} leaves={() => keepPlace(review.id)} />}
      </Suspense>
    </>
  )
}
