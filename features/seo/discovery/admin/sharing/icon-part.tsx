import { ChoosePicture } from '@frontage/parts/admin/choose-picture'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../messages.admin'
import styles from './sharing.module.css'
import type { SharingForm } from './sharing-form'

const words = messages.sharing

/** The picture that stands for the site in tabs and on phones. */
export function IconPart({ form: { draft, change, errorOf } }: { readonly form: SharingForm }) {
  const [isDrawing, setDrawing] = useState(false)
  const problem = isDrawing ? words.iconDrawing : errorOf('icon')
  return (
    <section className={groups.group} aria-labelledby="icon-title">
      <div>
        <Title order={2} id="icon-title">
          {words.icon}
        </Title>
        <Text size="sm" c="dimmed">
          {words.iconHelp}
        </Text>
      </div>
      {problem && (
        <Text c="var(--color-danger)" role="alert">
          {problem}
        </Text>
      )}
      {/* What is chosen, or what is shown now; of a picture that is not saved yet its own smallest size. */}
      <img
        src={draft.icon ? `/media/${draft.icon}-480.webp` : '/apple-touch-icon.png'}
        width={96}
        height={96}
        alt=""
        className={styles.icon}
      />
      <ChoosePicture
        isThere={draft.icon !== ''}
        take={({ name, file }) => {
          setDrawing(file.endsWith('.svg'))
          if (!file.endsWith('.svg')) change({ icon: name })
        }}
        remove={() => change({ icon: '' })}
        removeLabel="Remove icon"
      />
    </section>
  )
}
