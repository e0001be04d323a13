import { send } from '@frontage/kit/wire/send.client'
import { messages } from '../../messages.home'
import { takeOffline } from '../../wire.admin'
import { SiteQuestion } from './site-question'

/** Asks before visitors see nothing of the site any more. */
export const OfflineQuestion = ({ close }: { readonly close: () => void }) => (
  <SiteQuestion words={messages.offline} act={() => send(takeOffline, {})} isDanger close={close} />
)
