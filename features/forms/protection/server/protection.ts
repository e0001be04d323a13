import type { PolicyHosts, Tools } from '@frontage/kit/feature.server'
import { createRemembered } from '@frontage/kit/remembered.server'
import type { Stores } from '../../server/stores'
import type { FormTickets } from '../../server/tickets'
import { createBotChecks } from './bot-checks'
import { createCaptchas } from './captcha'
import { mountCaptcha } from './captcha-picture'
import { checkHostsOf } from './check-hosts'
import { getFormTicketRoute } from './get-form-ticket'
import { createRiddles } from './riddles'
import { createVisitorLimits } from './visitor-limits'
import { createWeigh } from './weigh'

/** What keeps rubbish out: limits, riddles, bot checks, and what speaks against a message. */
export function createProtection(tools: Tools, { forms, throttle }: Stores, tickets: FormTickets) {
  const { publicUrl, settings, events } = tools
  const captchas = createCaptchas(tools)
  const checks = createBotChecks({ ...tools, secretOf: forms.secret }, fetch)
  const limits = createVisitorLimits(throttle, settings)
  const hosts = createRemembered<PolicyHosts>(1)
  events.on('forms.changed', hosts.forget)
  return {
    riddles: createRiddles(tickets, captchas, publicUrl),
    weigh: createWeigh(limits, checks),
    countUpload: limits.countUpload,
    mount: mountCaptcha(captchas),
    routes: [getFormTicketRoute(forms, tickets, checks)],
    hosts: () => hosts.recall('bot checks', () => checkHostsOf(forms)),
  }
}
