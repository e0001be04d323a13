import { ChoosePicture } from '@frontage/parts/admin/choose-picture'
import groups from '@frontage/parts/admin/settings/settings.module.css'
import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { SharingAnswer } from '../../../wire.admin'
import { messages } from '../../messages.admin'
import styles from './sharing.module.css'
import type { SharingForm } from './sharing-form'

const words = messages.sharing

type PicturePartProps = { readonly form: SharingForm; readonly data: SharingAnswer }

/** The picture that other sites show, and how a link may look there. */
export function PicturePart({ form: { draft, change }, data }: PicturePartProps) {
  const [isDrawing, setDrawing] = useState(false)
  const isGone = draft.picture !== '' && draft.picture === data.sharing.picture && !data.picture
  return (
    <section className={groups.group} aria-labelledby="sharing-picture">
      <div>
        <Title order={2} id="sharing-picture">
          {words.picture}
        </Title>
        <Text size="sm" c="dimmed">
          {words.pictureHelp}
        </Text>
      </div>
      {isGone && (
        <Text c="var(--color-danger)" role="alert">
          {words.pictureGone}
        </Text>
      )}
      {isDrawing && (
        <Text c="var(--color-danger)" role="alert">
          {words.pictureDrawing}
        </Text>
      )}
      <Card picture={isGone ? '' : draft.picture} data={data} />
      <ChoosePicture
        isThere={draft.picture !== ''}
        take={({ name, file }) => {
          setDrawing(file.endsWith('.svg'))
          if (!file.endsWith('.svg')) change({ picture: name })
        }}
        remove={() => change({ picture: '' })}
        removeLabel="Remove picture"
      />
    </section>
  )
}

const Card = ({ picture, data: { siteName, publicUrl } }: { readonly picture: string; readonly data: SharingAnswer }) => (
  <figure className={styles.card} aria-label={words.preview}>
    {picture ? (
      <img src={`/media/${picture}-social.jpg`} width={1200} height={630} alt="" className={styles.picture} />
    ) : (
      <div className={styles.none}>No picture</div>
    )}
    <figcaption className={styles.words}>
      <span className={styles.host}>{new URL(publicUrl).host}</span>
      <strong>{siteName || 'Your site'}</strong>
    </figcaption>
  </figure>
)
