import type { Feature, Tools } from '@frontage/kit/feature.server'
import { getRestFormRoute, listRestFormsRoute } from '../definition/server/rest-forms'
import { checkStepRoutes } from '../filling/server/check-step'
import { getContactFormRoute } from '../filling/server/get-contact-form'
import { getSchemaRoute } from '../filling/server/get-schema'
import { createKeepEntry } from '../filling/server/keep-entry'
import { createMarks } from '../filling/server/message-marks'
import { createMistakes } from '../filling/server/mistakes'
import { mountPlainForm } from '../filling/server/plain-form'
import { refillRoute } from '../filling/server/refill'
import { sendFeedbackRoute } from '../filling/server/send-feedback'
import { createTakeIn } from '../filling/server/take-in'
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
import type { Stores } from './stores'
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
