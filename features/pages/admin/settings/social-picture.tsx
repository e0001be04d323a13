import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Thumb } from '@frontage/parts/admin/thumb'
import { Button, Group, Loader, Text } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import { messages } from '../../messages.pages'
import type { PageAtWork } from '../page/use-page'
import styles from './settings.module.css'

const words = messages.settings

/** The picture that others show where they link to the page. */
export function SocialPicture({ page: { document, change, faults } }: { readonly page: PageAtWork }) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  const titleId = useId()
  const [isChoosing, setChoosing] = useState(false)
  const picture = document.social?.picture
  const fault = faults.find(({ path }) => path.startsWith('social'))?.text
  const take = ([chosen]: readonly MediaPicture[]): void => {
    setChoosing(false)
    if (!chosen) return
    const { file, width, height, alt } = chosen
    change({ ...document, social: { picture: { file, width, height, alt } } })
  }
  const remove = (): void => {
    const { social: _, ...rest } = document
    change(rest)
  }
  return (
    <section aria-labelledby={titleId} className={styles.social}>
      <Text fw={600} id={titleId}>
        {words.picture}
      </Text>
      <Text size="sm" c="dimmed">
        {words.pictureHelp}
      </Text>
      {picture && <Thumb picture={picture} alt={picture.alt} size="12rem" shape="wide" />}
      {fault && (
        <Text size="sm" c="var(--clay)" role="alert">
          {fault}
        </Text>
      )}
      <Group gap="xs">
        {me.rights.includes(pictures.right) && (
          <Button variant="default" onClick={() => setChoosing(true)}>
            {picture ? 'Choose another' : 'Choose from the media'}
          </Button>
        )}
        {picture && (
          <Button variant="default" onClick={remove}>
            Take away
          </Button>
        )}
      </Group>
      {isChoosing && (
        <Suspense fallback={<Loader size="sm" />}>
          <pictures.PicturePicker most={1} choose={take} close={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}
