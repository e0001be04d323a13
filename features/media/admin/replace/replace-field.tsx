import { useAdmin } from '@frontage/kit/admin/screen'
import { Failure } from '@frontage/parts/admin/dialog'
import { Button, Group, Text } from '@mantine/core'
import { useId, useRef } from 'react'
import { messages } from '../../messages.edits'
import type { Media } from '../../wire.admin'
import styles from '../crop/crop.module.css'
import { useReplace } from './use-replace'

const words = messages.replace

/** Another file in the place of a picture, wherever it stands; and the way back. */
export function ReplaceField({ picture }: { readonly picture: Media }) {
  const { When } = useAdmin()
  const titleId = useId()
  const helpId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { replace, undo, isSaving, isUndoing, failure } = useReplace(picture)
  return (
    <section aria-labelledby={titleId} className={styles.crop}>
      <div>
        <Text fw={600} id={titleId}>
          {words.title}
        </Text>
        <Text size="sm" c="dimmed" id={helpId}>
          {words.help}
        </Text>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={words.choose}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) replace(file)
          currentTarget.value = ''
        }}
      />
      <Group gap="xs">
        <Button variant="default" aria-describedby={helpId} loading={isSaving} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        {picture.replacedAt && (
          <Button variant="default" loading={isUndoing} onClick={() => undo()}>
            {words.undo}
          </Button>
        )}
      </Group>
      {picture.replacedAt && (
        <Text size="sm" c="dimmed">
          {words.replaced} <When at={picture.replacedAt} />
          {`. ${words.canBeUndone}`}
        </Text>
      )}
      <Failure>{failure}</Failure>
    </section>
  )
}
