import { IconMovie } from '@tabler/icons-react'
import styles from './films.module.css'

type FilmThumbProps = { readonly poster: string | undefined; readonly length?: string }

/** One moment of a film, and how long it is. */
export const FilmThumb = ({ poster, length }: FilmThumbProps) => (
  <span className={styles.thumb}>
    {poster ? <img src={poster} alt="" loading="lazy" /> : <IconMovie size={32} stroke={1.5} aria-hidden />}
    {length && <span className={styles.length}>{length}</span>}
  </span>
)
