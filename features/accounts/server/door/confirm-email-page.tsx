import { doorMessages as words } from '../../messages.door'
import { confirmEmail } from '../../wire.security'
import { DoorForm } from './form'
import type { DoorPage, DoorView } from './page'
import { TokenField } from './token-field'

/** Where the link of the e-mail leads. It takes a press of a button: programs that look at links in e-mails confirm nothing. */
export const confirmEmailPage: DoorPage = {
  draw: (drawing) => ({
    title: words.confirmTitle,
    lead: words.confirmLead,
    body: (
      <DoorForm drawing={drawing} name="confirm" label={words.confirmTitle} button={words.confirm}>
        <TokenField drawing={drawing} of="confirm" label={words.linkCode} help={words.linkCodeHelp} />
      </DoorForm>
    ),
  }),
  forms: {
    confirm: {
      names: ['token'],
      take: async ({ token }, { ask }) => confirmed((await ask(confirmEmail, { token })).email),
    },
  },
}

const confirmed = (email: string): DoorView => ({
  title: words.confirmedTitle,
  body: (
    <>
      <p role="status">{words.confirmed(email)}</p>
      <a className="door-button" href="/admin/account">
        {words.continue}
      </a>
    </>
  ),
})
