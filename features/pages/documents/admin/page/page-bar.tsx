import { useSession } from '@frontage/kit/admin/screen'
import { shortTitle } from '@frontage/kit/short-title'
import type { Saving } from '@frontage/parts/admin/saving'
import { ScreenHead } from '@frontage/parts/admin/screen-head'
import { Badge, Button } from '@mantine/core'
import { IconEye, IconSettings } from '@tabler/icons-react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import { PlanBadges } from '../pages/page-badges'
import { stateOf } from '../pages/page-states'
import { usePreview } from '../share/use-preview'
import { type Dialogue, PageMenu } from './page-menu'

const words = messages.page
const colours = { published: 'tide', changed: 'yellow', draft: 'gray' } as const

/** Looking the page over, and publishing it. */
type Checks = { readonly isBusy: boolean; readonly check: () => void; readonly publish: () => void }
type PageBarProps = { readonly page: PageAtWork; readonly checks: Checks; readonly open: (dialogue: Dialogue) => void }

/** Which page it is, whether it is kept, who sees it, and what is done with it. */
export function PageBar({ page, checks, open }: PageBarProps) {
  const { siteName } = useSession()
  const { preview, isOpening } = usePreview(page)
  const state = stateOf(page.standing)
  return (
    <ScreenHead
      back={{ href: '/admin/pages', label: 'All pages' }}
      title={shortTitle(page.document.title, siteName)}
      standing={
        <>
          <Badge color={colours[state]}>{words.states[state]}</Badge>
          <PlanBadges page={page.standing} />
        </>
      }
      state={savingWords(page.saving)}
    >
      <Button variant="default" leftSection={<IconSettings size={18} />} onClick={() => open('settings')}>
        Settings
      </Button>
      <Button variant="default" leftSection={<IconEye size={18} />} loading={isOpening} onClick={preview}>
        Preview
      </Button>
      <Button loading={checks.isBusy} disabled={state === 'published' && page.saving.phase === 'saved'} onClick={checks.publish}>
        Publish
      </Button>
      <PageMenu page={page} check={checks.check} open={open} />
    </ScreenHead>
  )
}

function savingWords({ phase }: Saving): string {
  if (phase === 'saved' || phase === 'saving') return words[phase]
  return phase === 'waiting' ? words.unsaved : words.failed
}
