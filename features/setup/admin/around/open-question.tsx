import { send } from '@frontage/kit/wire/send.client'
import { messages } from '../../messages.home'
import { openSite } from '../../wire.admin'
import { SiteQuestion } from '../site-card/site-question'

/** Asks before a site whose pages were made by hand is opened. */
export const OpenQuestion = ({ close }: { readonly close: () => void }) => (
  <SiteQuestion words={messages.opening} act={() => send(openSite, {})} close={close} />
)
