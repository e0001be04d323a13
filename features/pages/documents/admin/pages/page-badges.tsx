import { Badge } from '@mantine/core'
import { IconCalendarTime } from '@tabler/icons-react'
import { messages } from '../../messages.admin'
import type { ListedPage } from '../../wire.admin'
import { plannedTime, timeWords } from '../schedule/local-time'
import { isOverdue, missedBy, stateOf } from './page-states'
import styles from './pages.module.css'

const colours = { published: 'tide', changed: 'yellow', draft: 'gray' } as const

/** Where a page stands, in words. */
export function PageBadges({ page }: { readonly page: ListedPage }) {
  const state = stateOf(page)
  const missed = missedBy(page, new Date())
  return (
    <span className={styles.badges}>
      <Badge color={colours[state]}>{messages.page.states[state]}</Badge>
      {page.isHidden && <Badge color="gray">Hidden</Badge>}
      {missed && <Badge color="red">{messages.list.missed[missed]}</Badge>}
      <PlanBadges page={page} />
    </span>
  )
}

/** When a page goes live, and when it ends, on the clocks of the site. */
export function PlanBadges({ page }: { readonly page: Pick<ListedPage, 'schedule'> }) {
  const { publishAt, unpublishAt } = page.schedule
  return (
    <>
      {publishAt && !isOverdue(page, new Date()) && <Planned words={messages.list.goesLive} at={publishAt} />}
      {unpublishAt && <Planned words={messages.list.goesDown} at={unpublishAt} />}
    </>
  )
}

const Planned = ({ words, at }: { readonly words: string; readonly at: string }) => (
  <Badge color="tide" variant="outline" title={timeWords(at)} leftSection={<IconCalendarTime size={14} />}>
    {words} {plannedTime(at)}
  </Badge>
)
