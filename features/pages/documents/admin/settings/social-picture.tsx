import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { ChoosePicture } from '@frontage/parts/admin/choose-picture'
import { Thumb } from '@frontage/parts/admin/thumb'
import { Text } from '@mantine/core'
import { useId } from 'react'
import type { PageAtWork } from '../../../admin/page/use-page'
import { messages } from '../../messages.admin'
import styles from './settings.module.css'

const words = messages.settings

/** The picture that others show where they link to the page. */
export function SocialPicture({ page: { document, change, faults } }: { readonly page: PageAtWork }) {
  const titleId = useId()
  const picture = document.social?.picture
  const fault = faults.find(({ path }) => path.startsWith('social'))?.text
  const take = ({ file, width, height, alt }: MediaPicture): void => {
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
        <Text size="sm" c="var(--color-danger)" role="alert">
          {fault}
        </Text>
      )}
      <ChoosePicture isThere={picture !== undefined} take={take} remove={remove} />
    </section>
  )
}
