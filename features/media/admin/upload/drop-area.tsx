import { Button, Text } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react'
import { messages } from '../../messages.admin'
import styles from './upload.module.css'
import { useDropsOnScreen } from './use-drops-on-screen'

type DropAreaProps = {
  readonly label: string
  readonly isSingle?: boolean
  /** What the system's own dialog offers, and what is said of it. */
  readonly accept?: string
  readonly about?: string
  /** Takes what is dropped anywhere on the screen, where nothing else does. */
  readonly isForScreen?: boolean
  readonly take: (files: readonly File[]) => void
  readonly children?: ReactNode
}

const carriesFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')

/** Takes files that are dropped on it, or chosen with its button. */
export function DropArea({
  label,
  isSingle = false,
  accept = 'image/*',
  about = messages.drop.about,
  isForScreen = false,
  take,
  children,
}: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null)
  const helpId = useId()
  const [isOver, setOver] = useState(false)
  useDropsOnScreen(isForScreen, setOver, take)
  const over = (event: DragEvent): void => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent): void => {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <section
      className={styles.area}
      aria-label={label}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={!isSingle}
        aria-label={label}
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <Button variant="default" leftSection={<IconPhotoUp size={18} />} aria-describedby={helpId} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Text size="sm" c="dimmed" id={helpId}>
        {`Or drop ${isSingle ? 'it' : 'them'} here. ${about}`}
      </Text>
      {children}
    </section>
  )
}
