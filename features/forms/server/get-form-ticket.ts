import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import { getFormTicket } from '../wire'
import type { BotChecks } from './bot-checks'
import type { FormsStore } from './forms.store'
import { needForm } from './need-form'
import type { FormTickets } from './tickets'

export const getFormTicketRoute = (forms: FormsStore, tickets: FormTickets, checks: BotChecks) =>
  answer(getFormTicket)
    .allow(anyone)
    .with(async ({ form }) => {
      const known = await needForm(forms, form)
      return { ticket: tickets.issue(form), uploads: tickets.issueForUploads(), proof: await checks.ask(known) }
    })
