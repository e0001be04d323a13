import type { Feature, Tools } from '@frontage/kit/feature.server'
import type { DeliveryService, LetGo, OutcomeOf, Riddles, VisitorFiles, Weigh } from '../../server/contracts'
import type { Stores } from '../../server/stores'
import type { FormTickets } from '../../server/tickets'
import { checkStepRoutes } from './check-step'
import { createFormPage } from './form-page'
import { getContactFormRoute } from './get-contact-form'
import { getSchemaRoute } from './get-schema'
import { createIssueCollector } from './issue-collector'
import { createKeepEntry } from './keep-entry'
import { createMarks } from './message-keys'
import { mountPlainForm } from './plain-form'
import { refillRoute } from './refill'
import { sendFeedbackRoute } from './send-feedback'
import { createTakeIn } from './take-in'

type Needs = {
  readonly tickets: FormTickets
  readonly riddles: Riddles
  readonly weigh: Weigh
  readonly visitorFiles: VisitorFiles
  readonly deliveries: DeliveryService
  readonly outcomeOf: OutcomeOf
  readonly letGo: LetGo
}

/** A form as its visitor gets it, fills it in step by step, and sends it, with a script or without one. */
export function createFilling(tools: Tools, stores: Stores, needs: Needs): Pick<Feature, 'routes' | 'mount' | 'ownPage'> {
  const { clock } = tools
  const { forms } = stores
  const { tickets, riddles } = needs
  const keep = createKeepEntry({ ...tools, ...stores, ...needs })
  const mistakes = createIssueCollector({ clock, ...needs })
  const marksOf = createMarks(tools, needs.visitorFiles)
  const takeIn = createTakeIn({ ...tools, ...stores, ...needs, mistakes, keep, marksOf })
  return {
    ownPage: createFormPage(forms),
    mount: mountPlainForm({ ...tools, ...needs, stores, mistakes, takeIn }),
    routes: [
      getSchemaRoute(forms, clock),
      refillRoute(forms, riddles),
      getContactFormRoute(forms, riddles, clock),
      sendFeedbackRoute(forms, tickets, riddles, takeIn),
      ...checkStepRoutes({ forms, mistakes, riddles }),
    ],
  }
}
