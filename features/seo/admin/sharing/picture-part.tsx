import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import groups from '@frontage/parts/admin/settings.module.css'
import { Button, Group, Loader, Text, Title } from '@mantine/core'
import { Suspense, useState } from 'react'
import { messages } from '../../messages.admin'
import type { SharingAnswer } from '../../wire.admin'
import type { SharingForm } from './sharing'
import styles from './sharing.module.css'

const words = messages.sharing

type PicturePartProps = { readonly form: SharingForm; readonly data: SharingAnswer }

/** The picture that other sites show, and how a link may look there. */
export function PicturePart({ form: { draft, change }, data }: PicturePartProps) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const isGone = draft.picture !== '' && draft.picture === data.sharing.picture && !data.picture
  const take = (name: string): void => {
    change({ picture: name })
    setChoosing(false)
  }
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
        <Text c="var(--clay)" role="alert">
          {words.pictureGone}
        </Text>
      )}
      <Card picture={isGone ? '' : draft.picture} data={data} />
      <Group gap="xs">
        {me.rights.includes(pictures.right) && (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {draft.picture ? 'Choose another' : 'Choose from the media'}
          </Button>
        )}
        {draft.picture && (
          <Button variant="default" aria-label="Take away the picture" onClick={() => change({ picture: '' })}>
            Take away
          </Button>
        )}
      </Group>
      {isChoosing && (
        <Suspense fallback={<Loader size="sm" />}>
          <pictures.PicturePicker most={1} choose={([picture]) => picture && take(picture.name)} close={() => setChoosing(false)} />
        </Suspense>
      )}
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
