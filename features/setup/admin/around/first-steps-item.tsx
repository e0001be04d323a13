import { useAdmin } from '@frontage/kit/admin/screen'
import { Menu } from '@mantine/core'
import { IconListCheck } from '@tabler/icons-react'
import { messages } from '../../messages.home'
import { useFirstSteps } from '../site-card/use-first-steps'
import { useSiteState } from './use-site-state'

/** Brings the first steps back for whoever has put them away. */
export function FirstStepsItem() {
  const site = useSiteState()
  const { goTo } = useAdmin()
  const { show } = useFirstSteps()
  if (!site?.isMade || !site.isHidden) return null
  const bringBack = (): void => {
    show()
    goTo('/')
  }
  return (
    <Menu.Item leftSection={<IconListCheck size={18} stroke={1.6} />} onClick={bringBack}>
      {messages.steps.show}
    </Menu.Item>
  )
}
