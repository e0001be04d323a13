import { Button, Menu } from '@mantine/core'
import {
  IconArrowBackUp,
  IconCalendarTime,
  IconDots,
  IconDownload,
  IconExternalLink,
  IconHistory,
  IconHome,
  IconLink,
  IconListCheck,
  IconMenu2,
  IconStack2,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react'
import { exportAddress } from '../../../admin/export-address'
import { messages as menuWords } from '../../../admin/menu/menu-words'
import { useMenu } from '../../../admin/menu/use-menu'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import { stateOf } from '../pages/page-states'

/** What can be open over a page that is worked on. */
export type Dialogue = 'settings' | 'history' | 'share' | 'schedule' | 'rows' | 'home' | 'discard' | 'unpublish' | 'remove'

type PageMenuProps = { readonly page: PageAtWork; readonly check: () => void; readonly open: (dialogue: Dialogue) => void }

const size = { size: 18 } as const

/** What is done with a page less often. */
export function PageMenu({ page, check, open }: PageMenuProps) {
  const { published } = page.standing
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px="sm" aria-label="More for this page">
          <IconDots {...size} />
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconListCheck {...size} />} onClick={check}>
          Check the page
        </Menu.Item>
        <Menu.Item leftSection={<IconHistory {...size} />} onClick={() => open('history')}>
          History
        </Menu.Item>
        <Menu.Item leftSection={<IconLink {...size} />} onClick={() => open('share')}>
          Share draft
        </Menu.Item>
        <Menu.Item leftSection={<IconCalendarTime {...size} />} onClick={() => open('schedule')}>
          Schedule
        </Menu.Item>
        <Menu.Item leftSection={<IconStack2 {...size} />} onClick={() => open('rows')}>
          Saved rows
        </Menu.Item>
        {published && <Leading page={page} path={published.path} open={open} />}
        {published && (
          <Menu.Item component="a" href={published.path} target="_blank" rel="noreferrer" leftSection={<IconExternalLink {...size} />}>
            View on site
          </Menu.Item>
        )}
        <Menu.Item component="a" href={exportAddress(page.id)} download leftSection={<IconDownload {...size} />}>
          Export
        </Menu.Item>
        <Endings page={page} open={open} />
      </Menu.Dropdown>
    </Menu>
  )
}

/** What leads visitors to a page that they can see. */
function Leading({ page, path, open }: Pick<PageMenuProps, 'page' | 'open'> & { readonly path: string }) {
  const menu = useMenu()
  return (
    <>
      {menu.canAdd(path) && (
        <Menu.Item leftSection={<IconMenu2 {...size} />} onClick={() => menu.add({ title: page.document.title, path })}>
          {menuWords.add}
        </Menu.Item>
      )}
      {path !== '/' && (
        <Menu.Item leftSection={<IconHome {...size} />} onClick={() => open('home')}>
          {messages.home.make}
        </Menu.Item>
      )}
    </>
  )
}

function Endings({ page, open }: Omit<PageMenuProps, 'check'>) {
  const state = stateOf(page.standing)
  return (
    <>
      <Menu.Divider />
      {state === 'changed' && (
        <Menu.Item leftSection={<IconArrowBackUp {...size} />} onClick={() => open('discard')}>
          Discard changes
        </Menu.Item>
      )}
      {state !== 'draft' && (
        <Menu.Item leftSection={<IconWorldOff {...size} />} onClick={() => open('unpublish')}>
          Unpublish
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconTrash {...size} />} color="red" onClick={() => open('remove')}>
        Move to trash
      </Menu.Item>
    </>
  )
}
