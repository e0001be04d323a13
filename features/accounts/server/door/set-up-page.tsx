import type { AskedAtDoor } from '@frontage/kit/door.server'
import { doorMessages as words } from '../../messages.door'
import { setUpOwner } from '../../wire.admin'
import { DoorField, DoorForm } from './form'
import { NewPasswordField } from './new-password-field'
import { type DoorPage, type Drawing, JUST_SIGNED_IN, type Next, type Texts } from './page'
import { TokenField } from './token-field'

/** The first visit: whoever holds the token that the server printed becomes the owner. */
export const setUpPage: DoorPage = {
  draw: (drawing) => ({ title: words.setUpTitle, lead: words.setUpLead, body: <SetUp drawing={drawing} /> }),
  forms: { 'set-up': { names: ['token', 'name', 'email', 'password'], take: setUp } },
}

async function setUp({ token, name, email, password, zone }: Texts, { ask }: AskedAtDoor): Promise<Next> {
  await ask(setUpOwner, { token, name, email, password, ...(zone && { timeZone: zone }) })
  return { to: `/admin${JUST_SIGNED_IN}` }
}

const SetUp = ({ drawing }: { readonly drawing: Drawing }) => (
  <DoorForm drawing={drawing} name="set-up" label={words.setUp} button={words.setUp}>
    <input type="hidden" name="zone" data-time-zone />
    <TokenField drawing={drawing} of="set-up" label={words.token} help={words.tokenHelp} />
    <DoorField {...{ drawing, of: 'set-up', name: 'name', label: words.name, most: 100 }} autoComplete="name" isFirst />
    <DoorField
      {...{ drawing, of: 'set-up', name: 'email', label: words.email, help: words.emailHelp, type: 'email', most: 254 }}
      autoComplete="username"
    />
    <NewPasswordField drawing={drawing} of="set-up" label={words.password} />
  </DoorForm>
)
