import { Modal } from '@mantine/core'
import { EmailView } from './email-view'

type MailDialogProps = { readonly id: number; readonly close: () => void }

/** The open mail over the list, where there is no room beside it. */
export const MailDialog = ({ id, close }: MailDialogProps) => (
  <Modal opened onClose={close} title="Mail" fullScreen radius={0}>
    <EmailView id={id} />
  </Modal>
)
