import { useAdmin } from '@frontage/kit/admin/screen'
import { Center, Title } from '@mantine/core'
import { useId } from 'react'
import { messages } from '../../messages.films'
import styles from '../media/media.module.css'
import { ShowMore } from '../show-more'
import { FilmDialog } from './film-dialog'
import { FilmThumb } from './film-thumb'
import { aboutFilm, lengthOf } from './film-words'
import { useFilms } from './use-films'

type FilmListProps = { readonly search: string; readonly kind?: 'video' | 'captions' }

/** The films of some name, above the pictures, or their captions; nothing where there are none. The one that is looked at stands in the address. */
export function FilmList({ search: words, kind = 'video' }: FilmListProps) {
  const { search, setSearch } = useAdmin()
  const titleId = useId()
  const { films = [], total = 0, isPlaceholderData, ...more } = useFilms(words, kind)
  const said = kind === 'captions' ? messages.captions : messages.list
  if (films.length === 0) return null
  const open = films.find(({ file }) => file === search.get('video'))
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId}>
        {said.title}
      </Title>
      <p className={styles.found}>{said.found(total)}</p>
      <ul className={styles.grid} aria-busy={isPlaceholderData || undefined}>
        {films.map((film) => (
          <li key={film.file}>
            <button type="button" className={styles.tile} onClick={() => setSearch({ video: film.file }, 'push')}>
              <FilmThumb poster={film.poster} length={lengthOf(film.seconds)} />
              <span className={styles.name}>{film.file}</span>
              <span className={styles.alt}>{aboutFilm({ ...film, seconds: 0, width: 0 })}</span>
            </button>
          </li>
        ))}
      </ul>
      {more.hasNextPage && (
        <Center mt="lg">
          <ShowMore more={more} />
        </Center>
      )}
      {open && <FilmDialog key={open.file} film={open} close={() => setSearch({ video: '' })} />}
    </section>
  )
}
