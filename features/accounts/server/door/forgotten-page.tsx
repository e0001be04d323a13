import { doorMessages as words } from '../../messages.door'
import { forgetPassword } from '../../wire.admin'
import { DoorField, DoorForm } from './form'
import type { DoorPage, DoorView, Drawing } from './page'

/** For whoever forgot their password: where shall the link go? */
export const forgottenPage: DoorPage = {
  draw: (drawing) => ({ title: words.forgot, lead: words.forgotLead, body: <Forgotten drawing={drawing} /> }),
  forms: {
    forgotten: {
      names: ['email'],
      take: async ({ email = '' }, { ask }) => {
        await ask(forgetPassword, { email })
        return sent(email.trim())
      },
    },
  },
}

const Forgotten = ({ drawing }: { readonly drawing: Drawing }) => (
  <>
    <DoorForm drawing={drawing} name="forgotten" label={words.forgot} button={words.sendLink}>
      <DoorField
        {...{ drawing, of: 'forgotten', name: 'email', label: words.email, help: words.forgotHelp, type: 'email', most: 254 }}
        autoComplete="username"
        isFirst
      />
    </DoorForm>
    <BackToSignIn />
  </>
)

const sent = (email: string): DoorView => ({
  title: words.sentTitle,
  lead: words.sentLead(email),
  body: (
    <>
      <p className="door-help" role="status">
        {words.sentHelp} <code>frontage password</code> {words.sentCommand}
      </p>
      <BackToSignIn />
    </>
  ),
})

const BackToSignIn = () => (
  <p>
    <a href="/admin">{words.backToSignIn}</a>
  </p>
)
