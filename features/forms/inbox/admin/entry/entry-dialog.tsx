import { Modal } from '@mantine/core'
import type { InboxContext } from '../messages/use-inbox'
import { EntryView } from './entry-view'

/** The open message over the list, where there is no room beside it. */
export const EntryDialog = ({ id, inbox }: { readonly id: number; readonly inbox: InboxContext }) => (
  <Modal opened onClose={inbox.close} title="Message" fullScreen radius={0}>
    <EntryView key={id} id={id} inbox={inbox} />
  </Modal>
)
