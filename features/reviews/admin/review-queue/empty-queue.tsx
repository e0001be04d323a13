import { type ScreenIcon, useAdmin } from '@frontage/kit/admin/screen'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconArchive, IconArrowBackUp, IconMoodSmile, IconSearchOff, IconShieldCheck, IconStars } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { Status } from '../../review'
import { cleared } from './filters'

type EmptyQueueProps = { readonly status: Status; readonly isFiltered: boolean; readonly place: Ref<HTMLHeadingElement> }
type Words = { readonly icon: ScreenIcon; readonly title: string; readonly text: string }

const empty: Readonly<Record<Status, Words>> = {
  pending: { icon: IconMoodSmile, title: 'All done', text: 'No review waits for a decision. New ones show up here by themselves.' },
  published: { icon: IconStars, title: 'Nothing is published yet', text: 'Approve a review, and your visitors can read it.' },
  rejected: {
    icon: IconArchive,
    title: 'Nothing has been rejected',
    text: 'Rejected reviews are kept here with their reason. Visitors see how many there are, not what they say.',
  },
  spam: { icon: IconShieldCheck, title: 'No spam', text: 'Advertising and the work of robots is kept here, out of sight.' },
  withdrawn: {
    icon: IconArrowBackUp,
    title: 'Nothing has been withdrawn',
    text: 'Reviews that their writers have taken back are kept here.',
  },
}
const nothingFits: Words = { icon: IconSearchOff, title: 'No review fits', text: 'Try other words, or take a filter away.' }

/** Stands where rows would be, and takes the focus when the last one has left. */
export function EmptyQueue({ status, isFiltered, place }: EmptyQueueProps) {
  const { setSearch } = useAdmin()
  const { icon: Icon, title, text } = isFiltered ? nothingFits : empty[status]
  return (
    <EmptyState py="xl" variant="light" icon={<Icon stroke={1.5} />}>
      <EmptyState.Title>
        <Title order={2} ref={place} tabIndex={-1}>
          {title}
        </Title>
      </EmptyState.Title>
      <EmptyState.Description>{text}</EmptyState.Description>
      {isFiltered && (
        <EmptyState.Actions>
          <Button variant="default" onClick={() => setSearch(cleared)}>
            Show all
          </Button>
        </EmptyState.Actions>
      )}
    </EmptyState>
  )
}
