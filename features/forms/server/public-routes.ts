import type { Feature, Tools } from '@frontage/kit/feature.server'
import { getRestFormRoute, listRestFormsRoute } from '../definition/server/rest-forms'
import { createLetGo } from '../inbox/server/look-again'
import { createBotChecks } from '../protection/server/bot-checks'
import { createCaptchas } from '../protection/server/captcha'
import { mountCaptcha } from '../protection/server/captcha-picture'
import { getFormTicketRoute } from '../protection/server/get-form-ticket'
import { createRiddles } from '../protection/server/riddles'
import { createVisitorLimits } from '../protection/server/visitor-limits'
import { checkNonceRoute } from '../uploads/server/check-nonce'
import { deleteUploadRoute } from '../uploads/server/delete-upload'
import { createReceiveFiles } from '../uploads/server/receive-files'
import { uploadFileRoute } from '../uploads/server/upload-file'
import { checkStepRoutes } from './check-step'
import { getContactFormRoute } from './get-contact-form'
import { getSchemaRoute } from './get-schema'
import { createKeepEntry } from './keep-entry'
import { createMarks } from './message-marks'
import { createMistakes } from './mistakes'
import { mountPlainForm } from './plain-form'
import { refillRoute } from './refill'
import { sendFeedbackRoute } from './send-feedback'
import type { Stores } from './stores'
import { createTakeIn } from './take-in'
import { createFormTickets } from './tickets'

/** Everything that visitors ask for and send. */
export function createPublicRoutes(tools: Tools, stores: Stores): Pick<Feature, 'routes' | 'mount'> {
  const { clock, publicUrl, settings } = tools
  const { forms, throttle, folders } = stores
  const tickets = createFormTickets(tools)
  const captchas = createCaptchas(tools)
  const riddles = createRiddles(tickets, captchas, publicUrl)
  const checks = createBotChecks(tools, fetch)
  const limits = createVisitorLimits(throttle, settings)
  const receive = createReceiveFiles(stores.files, folders)
  const keep = createKeepEntry({ ...tools, ...stores, tickets, riddles, receive })
  const letGo = createLetGo({ ...tools, ...stores, tickets })
  const mistakes = createMistakes({ clock, riddles, receive })
  const marksOf = createMarks({ ...tools, ...stores })
  const takeIn = createTakeIn({ ...tools, ...stores, tickets, checks, limits, mistakes, keep, letGo, marksOf })

  return {
    mount: (server, redraw, signedIn) => {
      mountCaptcha(captchas)(server, redraw, signedIn)
      mountPlainForm({ ...tools, stores, tickets, riddles, mistakes, takeIn })(server, redraw, signedIn)
    },
    routes: [
      getSchemaRoute(forms, clock),
      refillRoute(forms, riddles),
      getContactFormRoute(forms, riddles, clock),
      getFormTicketRoute(forms, tickets, checks),
      sendFeedbackRoute(forms, tickets, riddles, takeIn),
      listRestFormsRoute(forms, tools.keys),
      getRestFormRoute(forms, tools.keys),
      ...checkStepRoutes({ forms, mistakes, riddles }),
      checkNonceRoute(tickets),
      uploadFileRoute({ ...stores, tickets, limits }),
      deleteUploadRoute({ ...stores, tickets }),
    ],
  }
}
