import { useAdmin } from '@frontage/kit/admin/screen'
import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { type ComponentType, useEffect } from 'react'
import { type Step, stepAt } from '../../spec'
import type { Setup } from '../../wire.admin'
import { BusinessStep } from '../business/business-step'
import { CheckStep } from '../check/check-step'
import { LogoStep } from '../logo/logo-step'
import { LookStep } from '../look/look-step'
import { OfferStep } from '../offer/offer-step'
import { PagesStep } from '../pages/pages-step'
import { PlaceStep } from '../place/place-step'
import styles from './assistant.module.css'
import { AssistantSkeleton } from './assistant-skeleton'
import { Preview, PreviewDialog } from './preview'
import { Rail } from './rail'
import type { StepProps } from './step-props'
import { usePreview } from './use-preview'
import { useSetup } from './use-setup'

const parts: Readonly<Record<Step, ComponentType<StepProps>>> = {
  ...{ business: BusinessStep, place: PlaceStep, offer: OfferStep, logo: LogoStep },
  ...{ look: LookStep, pages: PagesStep, check: CheckStep },
}

/** From an empty site to a published one: seven steps with a preview beside them. */
export function Assistant() {
  const { path, goTo } = useAdmin()
  const { data, dataUpdatedAt } = useSetup()
  const step = stepAt(path)
  const isLost = !step && path.startsWith('/setup/')
  useEffect(() => {
    if (isLost) goTo('/setup', 'replace')
  }, [isLost, goTo])
  return data && step ? <Desk setup={data} at={dataUpdatedAt} step={step} /> : <AssistantSkeleton />
}

type DeskProps = { readonly setup: Setup; readonly at: number; readonly step: Step }

function Desk({ setup, at, step }: DeskProps) {
  const view = usePreview(setup, at)
  const hasRoom = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const [isOpen, { open, close }] = useDisclosure(false)
  const Part = parts[step]
  return (
    <div className={styles.shell}>
      <Rail setup={setup} step={step} openPreview={open} />
      <Part key={step} setup={setup} view={view} />
      {hasRoom && <Preview step={step} view={view} />}
      {isOpen && !hasRoom && <PreviewDialog step={step} view={view} close={close} />}
    </div>
  )
}
