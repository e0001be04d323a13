import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Stack, Text } from '@mantine/core'
import { messages } from '../../messages.films'
import { type Film, removeFilm } from '../../wire.films'
import { Removal } from '../about/removal'
import { Uses } from '../about/uses'
import { allFilms } from '../keys'
import { aboutFilm } from './film-words'
import styles from './films.module.css'

/** One film: it can be seen, what is known of it, where it is used, and its end. */
export function FilmDialog({ film, close }: { readonly film: Film; readonly close: () => void }) {
  const { When } = useAdmin()
  const { file, src, poster, createdAt } = film
  return (
    <Dialog title={file} close={close}>
      <Stack>
        {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the file, if there are any */}
        <video className={styles.player} controls preload="metadata" playsInline aria-label={file} src={src} poster={poster || undefined} />
        <Text size="sm" c="dimmed">
          {`${[aboutFilm(film), 'added '].filter(Boolean).join(', ')}`}
          <When at={createdAt} />
        </Text>
        <Uses file={file} />
        <Removal name={file} file={file} words={messages.about} remove={() => send(removeFilm, { file })} forget={allFilms} close={close} />
      </Stack>
    </Dialog>
  )
}
