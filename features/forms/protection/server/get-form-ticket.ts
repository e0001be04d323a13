import { answer } from '@frontage/kit/wire/answer.server'
import { anyone } from '@frontage/kit/wire/permission'
import type { FormsStore } from '../../server/forms.store'
import { needForm } from '../../server/need-form'
import type { FormTickets } from '../../server/tickets'
import { getFormTicket } from '../../wire'
import type { BotChecks } from './bot-checks'

export const getFormTicketRoute = (forms: FormsStore, tickets: FormTickets, checks: BotChecks) =>
  answer(getFormTicket)
    .allow(anyone)
    .with(async ({ form }) => {
      const known = await needForm(forms, form)
      return { ticket: tickets.issue(form), uploads: tickets.issueForUploads(), proof: await checks.ask(known) }
    })
