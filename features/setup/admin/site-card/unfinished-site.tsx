import { Skeleton } from '@mantine/core'
import type { FirstSteps } from '../../wire.first-steps'
import { useSetup } from '../assistant/use-setup'
import { SiteCard } from './site-card'
import { StepList } from './step-list'
import { useLeadIn } from './use-lead-in'

type UnfinishedSiteProps = { readonly news: FirstSteps; readonly list: FirstSteps['steps'] | undefined }

/** A site that still has something to be done first: how it stands, and the steps that are shown. */
export const UnfinishedSite = ({ news, list }: UnfinishedSiteProps) => (
  <>
    <KnownSite news={news} />
    {list && <StepList news={news} list={list} />}
  </>
)

function KnownSite({ news }: { readonly news: FirstSteps }) {
  const { data: setup } = useSetup()
  const isLed = useLeadIn(setup)
  if (!setup || isLed) return <Skeleton height={180} radius="lg" role="status" aria-label="Loading" />
  return <SiteCard news={news} setup={setup} />
}
