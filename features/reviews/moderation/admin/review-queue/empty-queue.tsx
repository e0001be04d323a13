import { type ScreenIcon, useAdmin } from '@frontage/kit/admin/screen'
import { Button, EmptyState, Title } from '@mantine/core'
import { IconArchive, IconArrowBackUp, IconMoodSmile, IconSearchOff, IconShieldCheck, IconStars } from '@tabler/icons-react'
import type { Ref } from 'react'
import type { Status } from '../../../review'
import { cleared } from './filters'

type EmptyQueueProps = { readonly status: Status; readonly isFiltered: boolean; readonly place: Ref<HTMLHeadingElement> }
type Words = { readonly icon: ScreenIcon; readonly title: string; readonly text: string }

const empty: Readonly<Record<Status, Words>> = {
  pending: {
    icon: IconMoodSmile,
    title: 'You’re all caught up',
    text: 'No reviews are waiting for approval. New ones will be listed here.',
  },
  published: { icon: IconStars, title: 'No published reviews yet', text: 'Approve a review to show it to visitors.' },
  rejected: {
    icon: IconArchive,
    title: 'No rejected reviews',
    text: 'Rejected reviews are listed here with the reason. Visitors see how many there are, not what they say.',
  },
  spam: { icon: IconShieldCheck, title: 'No spam', text: 'Advertising and automated reviews are listed here. Visitors never see them.' },
  withdrawn: {
    icon: IconArrowBackUp,
    title: 'No withdrawn reviews',
    text: 'Reviews that were withdrawn by the people who wrote them are listed here.',
  },
}
const nothingFits: Words = { icon: IconSearchOff, title: 'No reviews match', text: 'Try other words or clear a filter.' }

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
