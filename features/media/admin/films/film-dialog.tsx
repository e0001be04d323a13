import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { Dialog } from '@frontage/parts/admin/dialog'
import { Anchor, Stack, Text } from '@mantine/core'
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
  const isOfCaptions = file.endsWith('.vtt')
  const words = isOfCaptions ? { ...messages.about, deleting: messages.captions.deleting } : messages.about
  return (
    <Dialog title={file} close={close}>
      <Stack>
        {isOfCaptions ? (
          <Anchor href={src} target="_blank">
            {messages.captions.open}
          </Anchor>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: captions belong to the page that shows it
          <video
            className={styles.player}
            controls
            preload="metadata"
            playsInline
            aria-label={file}
            src={src}
            poster={poster || undefined}
          />
        )}
        <Text size="sm" c="dimmed">
          {`${[aboutFilm(film), 'added '].filter(Boolean).join(', ')}`}
          <When at={createdAt} />
        </Text>
        <Uses file={file} />
        <Removal name={file} file={file} words={words} remove={() => send(removeFilm, { file })} forget={allFilms} close={close} />
      </Stack>
    </Dialog>
  )
}
