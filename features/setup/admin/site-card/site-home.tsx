import { Skeleton } from '@mantine/core'
import type { FirstSteps } from '../../wire.first-steps'
import { useSetup } from '../assistant/use-setup'
import { OpenLine } from './open-line'
import { SiteCard } from './site-card'
import { StepList } from './step-list'
import { useLeadIn } from './use-lead-in'

/** How the site stands and what comes first; once all of that is done or put away, a line says that it is open. */
export function SiteHome({ news }: { readonly news: FirstSteps }) {
  const { isOpen, isMade, isHidden } = news
  const list = isOpen ? news.more : news.steps
  const isListShown = !isHidden && list.some(({ isDone, isLeftOut }) => !isDone && !isLeftOut)
  if (isOpen && !(isMade && isListShown)) return <OpenLine />
  return (
    <>
      <KnownSite news={news} />
      {isMade && isListShown && <StepList news={news} list={list} />}
    </>
  )
}

function KnownSite({ news }: { readonly news: FirstSteps }) {
  const { data: setup } = useSetup()
  const isLed = useLeadIn(setup)
  if (!setup || isLed) return <Skeleton height={180} radius="lg" role="status" aria-label="Loading" />
  return <SiteCard news={news} setup={setup} />
}
