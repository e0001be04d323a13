import { useSession } from '@frontage/kit/admin/screen'
import { saveFile } from '@frontage/parts/admin/save-file'
import { Button, CopyButton, Group, Modal, Stack, Text } from '@mantine/core'
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import styles from './security.module.css'

const about =
  'Keep these codes in a safe place, such as a password manager or on paper. If you lose your phone, each of them signs you in once. They are shown only now.'

/** The recovery codes, once: to be copied, downloaded or printed. */
export const RecoveryCodes = ({ codes, close }: { readonly codes: readonly string[] | undefined; readonly close: () => void }) => (
  <Modal opened={codes !== undefined} onClose={close} title="Recovery codes" closeOnClickOutside={false} closeOnEscape={false}>
    {codes && <Codes codes={codes} close={close} />}
  </Modal>
)

function Codes({ codes, close }: { readonly codes: readonly string[]; readonly close: () => void }) {
  const { me, siteName } = useSession()
  const text = [`${siteName}: recovery codes of ${me.email}`, '', ...codes, ''].join('\n')
  return (
    <Stack>
      <Text>{about}</Text>
      <p className={styles.whose}>
        {siteName}, {me.email}
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group className={styles.actions}>
        <CopyButton value={text} timeout={2000}>
          {({ copied, copy }) => (
            <Button variant="default" leftSection={<IconCopy size={18} />} onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload size={18} />} onClick={() => download(text)}>
          Download
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={print}>
          Print
        </Button>
      </Group>
      <Group justify="flex-end" className={styles.actions}>
        <Button onClick={close}>I have saved them</Button>
      </Group>
    </Stack>
  )
}

const download = (text: string): void => saveFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt')

/** Only the dialog goes on paper. */
function print(): void {
  document.documentElement.dataset.printing = 'dialog'
  window.print()
  delete document.documentElement.dataset.printing
}
