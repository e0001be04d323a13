import { Dialog } from '@frontage/parts/admin/dialog'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconFile } from '@tabler/icons-react'
import { useState } from 'react'
import type { Entry } from '../../../entry'
import { sizeOf } from '../../../file-size'
import { messages } from '../../messages.admin'
import { entryFileAddress, uncheckedFileAddress } from '../../wire.admin'
import styles from './entry.module.css'

type Value = Entry['values'][number]
type Filed = Value['files'][number]

const words = messages.files

/** The files of an answer. What the virus scanner has not looked through is handed out with a warning. */
export const EntryFiles = ({ files }: Pick<Value, 'files'>) =>
  files.length === 0 ? null : (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.id}>
          <OneFile file={file} />
        </li>
      ))}
    </ul>
  )

function OneFile({ file }: { readonly file: Filed }) {
  const { id, name, bytes, scan } = file
  const [isWarned, setWarned] = useState(false)
  const icon = <IconFile size={18} stroke={1.6} aria-hidden />
  if (scan === 'infected')
    return (
      <span className={styles.infected}>
        {name}: {words.infected}
      </span>
    )
  if (scan !== 'waiting')
    return (
      <>
        <a href={entryFileAddress(id)} download>
          {icon}
          {name}
        </a>
        <span className={styles.nothing}>{sizeOf(bytes)}</span>
      </>
    )
  return (
    <>
      <button type="button" className={styles.unchecked} onClick={() => setWarned(true)}>
        {icon}
        {name}
      </button>
      <span className={styles.nothing}>{sizeOf(bytes)}</span>
      <span className={styles.warning}>
        <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
        {words.unchecked}
      </span>
      {isWarned && <Warning file={file} close={() => setWarned(false)} />}
    </>
  )
}

const Warning = ({ file: { id, name }, close }: { readonly file: Filed; readonly close: () => void }) => (
  <Dialog title={words.warningTitle} close={close}>
    <Stack>
      <Text>{words.warning(name)}</Text>
      <Group justify="flex-end">
        <Button component="a" href={uncheckedFileAddress(id)} download variant="default" onClick={close}>
          {words.anyway}
        </Button>
        <Button onClick={close} data-autofocus>
          Cancel
        </Button>
      </Group>
    </Stack>
  </Dialog>
)
