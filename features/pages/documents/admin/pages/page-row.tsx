import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { shortTitle } from '@frontage/kit/short-title'
import { LateMenu } from '@frontage/parts/admin/late-menu'
import rows from '@frontage/parts/admin/lists/rows.module.css'
import { Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconCalendarTime, IconCopy, IconDots, IconDownload, IconExternalLink, IconHome, IconMenu2, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { exportAddress } from '../../../admin/export-address'
import { messages as menuWords } from '../../../admin/menu/menu-words'
import { useMenu } from '../../../admin/menu/use-menu'
import { addressOfPage } from '../../../admin/page-keys'
import { messages } from '../../messages.admin'
import type { ListedPage } from '../../wire.admin'
import { schedulableListed } from '../schedule/schedulable'
import { ScheduleDialog } from '../schedule/schedule-dialog'
import { HomeQuestion } from './home-question'
import { PageBadges } from './page-badges'
import { changedAt } from './page-states'
import styles from './pages.module.css'
import { RemovePage } from './remove-page'
import { usePageActions } from './use-page-actions'

const words = { ...messages.list, home: messages.home }

type PageRowProps = { readonly page: ListedPage; readonly taken: readonly string[] }

/** One page: its title, where it stands, and what can be done with it. */
export function PageRow({ page, taken }: PageRowProps) {
  const { When } = useAdmin()
  const { siteName } = useSession()
  const { id, title, path, draft } = page
  const at = changedAt(page)
  return (
    <li className={rows.item}>
      <span className={rows.what}>
        <a className={rows.title} href={`/admin${addressOfPage(id)}`}>
          {shortTitle(title, siteName)}
        </a>
        <span className={rows.facts}>
          <span>{path}</span>
          {at && (
            <span>
              changed <When at={at} />
              {draft?.by && ` by ${draft.by}`}
            </span>
          )}
          {page.schedule.refused && <span className={styles.faults}>{page.schedule.refused.text}</span>}
          {page.faults > 0 && <span className={styles.faults}>{words.faults(page.faults)}</span>}
        </span>
      </span>
      <PageBadges page={page} />
      <Actions page={page} taken={taken} />
    </li>
  )
}

function Actions({ page, taken }: PageRowProps) {
  const { id, title, published } = page
  const [isRemoving, setRemoving] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const [isAskingHome, home] = useDisclosure(false)
  const { copy, remove, isBusy } = usePageActions()
  return (
    <span className={styles.actions}>
      {published && (
        <Button
          component="a"
          href={published.path}
          target="_blank"
          rel="noreferrer"
          variant="subtle"
          px="sm"
          aria-label={`View ${title} on the site`}
        >
          <IconExternalLink size={18} />
        </Button>
      )}
      <LateMenu
        button={(more) => (
          <Button variant="default" px="sm" aria-label={`More for ${title}`} {...more}>
            <IconDots size={18} />
          </Button>
        )}
        menu={({ target, ...asked }) => (
          <Menu {...asked} position="bottom-end">
            <Menu.Target>{target}</Menu.Target>
            <Menu.Dropdown>
              <Menu.Item leftSection={<IconCopy size={18} />} disabled={isBusy} onClick={() => copy({ id, title, taken })}>
                Duplicate
              </Menu.Item>
              <Menu.Item leftSection={<IconCalendarTime size={18} />} onClick={() => setScheduling(true)}>
                Schedule
              </Menu.Item>
              <Menu.Item component="a" href={exportAddress(id)} download leftSection={<IconDownload size={18} />}>
                Export
              </Menu.Item>
              {published && <Leading title={title} path={published.path} askHome={home.open} />}
              <Menu.Item leftSection={<IconTrash size={18} />} color="red" onClick={() => setRemoving(true)}>
                Move to trash
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      />
      {isScheduling && <ScheduleDialog page={schedulableListed(page)} close={() => setScheduling(false)} />}
      {isAskingHome && published && <HomeQuestion id={id} title={title} path={published.path} close={home.close} />}
      {isRemoving && (
        <RemovePage
          title={title}
          isRemoving={isBusy}
          remove={() => remove(page, { onSettled: () => setRemoving(false) })}
          close={() => setRemoving(false)}
        />
      )}
    </span>
  )
}

type LeadingProps = { readonly title: string; readonly path: string; readonly askHome: () => void }

/** What leads visitors to a page that they can see. */
function Leading({ title, path, askHome }: LeadingProps) {
  const menu = useMenu()
  if (path === '/') return null
  return (
    <>
      {menu.canAdd(path) && (
        <Menu.Item leftSection={<IconMenu2 size={18} />} onClick={() => menu.add({ title, path })}>
          {menuWords.add}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconHome size={18} />} onClick={askHome}>
        {words.home.make}
      </Menu.Item>
    </>
  )
}
