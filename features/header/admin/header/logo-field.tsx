import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin, useSession } from '@frontage/kit/admin/screen'
import { Picture } from '@frontage/parts/picture'
import { Button, Group, Loader, Text } from '@mantine/core'
import { Suspense, useId, useState } from 'react'
import type { LogoPicture } from '../../header'
import styles from './sign.module.css'

export type LogoSlot = { readonly name: 'picture' | 'dark' | 'stuck' | 'stuckDark'; readonly label: string; readonly help: string }

type LogoFieldProps = {
  readonly slot: LogoSlot
  readonly value: unknown
  readonly error: string | undefined
  readonly change: (picture: LogoPicture | undefined) => void
}

const isPicture = (value: unknown): value is LogoPicture => typeof (value as LogoPicture | undefined)?.file === 'string'

/** One logo: chosen from the media, or brought from there. */
export function LogoField({ slot: { name, label, help }, value, error, change }: LogoFieldProps) {
  const { pictures } = useAdmin()
  const { me } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const titleId = useId()
  const take = (picture: MediaPicture | undefined): void => {
    if (picture) change({ file: picture.file, width: picture.width, height: picture.height })
    setChoosing(false)
  }
  return (
    <section aria-labelledby={titleId} className={styles.logo}>
      <div>
        <Text fw={600} id={titleId}>
          {label}
        </Text>
        <Text size="sm" c="dimmed">
          {help}
        </Text>
      </div>
      {isPicture(value) && (
        <span className={styles.picture} data-plane={/dark/i.test(name) ? 'dark' : 'light'}>
          <Picture {...value} alt="" sizes="12rem" />
        </span>
      )}
      {error && (
        <Text size="sm" c="var(--clay)" role="alert">
          {error}
        </Text>
      )}
      <Group gap="xs">
        {me.rights.includes(pictures.right) && (
          <Button variant="default" onClick={() => setChoosing(true)} aria-label={`Choose: ${label}`}>
            {isPicture(value) ? 'Choose another' : 'Choose a picture'}
          </Button>
        )}
        {isPicture(value) && (
          <Button variant="default" onClick={() => change(undefined)} aria-label={`Take away: ${label}`}>
            Take away
          </Button>
        )}
      </Group>
      {isChoosing && (
        <Suspense fallback={<Loader size="sm" />}>
          <pictures.PicturePicker most={1} choose={([picture]) => take(picture)} close={() => setChoosing(false)} />
        </Suspense>
      )}
    </section>
  )
}
