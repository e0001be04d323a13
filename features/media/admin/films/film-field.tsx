import type { FieldProps } from '@frontage/kit/admin/fields'
import { useSession } from '@frontage/kit/admin/screen'
import { Framed } from '@frontage/parts/admin/part-field'
import { isRecord } from '@frontage/parts/admin/setting'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { CaptionsType, FilmType } from '../../film-type'
import type { Film } from '../../wire.films'
import { KEEP } from '../keys'
import { FilmDrop } from './film-drop'
import { FilmPicker } from './film-picker'
import { FilmThumb } from './film-thumb'
import styles from './films.module.css'

/** As a page keeps a film. */
type PlacedFilm = { readonly src: string; readonly width?: number; readonly height?: number; readonly poster?: string }

type FilmFieldProps = FieldProps & {
  readonly only?: FilmType | CaptionsType
  /** What is kept of a film that was chosen. */
  readonly placed: (film: Film) => unknown
}

/** Also of a page from before films could be chosen, which holds no more than an address. */
function filmIn(value: unknown): PlacedFilm | undefined {
  if (typeof value === 'string') return value ? { src: value } : undefined
  return isRecord(value) && typeof value.src === 'string' ? (value as PlacedFilm) : undefined
}

/** One film of the media: brought from this computer, or chosen among those that are there. */
export function FilmField({ label, description, error, value, change, only, placed }: FilmFieldProps) {
  const { me } = useSession()
  const [isChoosing, setChoosing] = useState(false)
  const film = filmIn(value)
  const take = (chosen: Film): void => {
    change(placed(chosen))
    setChoosing(false)
  }
  const mayChoose = me.rights.includes(KEEP)
  return (
    <Framed label={label} description={description} error={error}>
      {film && only !== 'vtt' && <FilmThumb poster={film.poster} />}
      {film && <span className={styles.chosen}>{film.src.split('/').at(-1)}</span>}
      {!film && mayChoose && <FilmDrop label={only === 'vtt' ? 'New captions' : 'New video'} only={only} took={take} />}
      <Group gap="xs">
        {mayChoose && (
          <Button
            size="compact-md"
            variant="default"
            aria-label={`${film ? 'Choose another' : 'Choose from media'}: ${label}`}
            onClick={() => setChoosing(true)}
          >
            {film ? 'Choose another' : 'Choose from media'}
          </Button>
        )}
        {film && (
          <Button size="compact-md" variant="default" aria-label={`Remove: ${label}`} onClick={() => change(undefined)}>
            Remove
          </Button>
        )}
      </Group>
      {isChoosing && <FilmPicker only={only} choose={take} close={() => setChoosing(false)} />}
    </Framed>
  )
}

/** With a moment of it and its measures. */
export const WholeFilm = (props: FieldProps) => (
  <FilmField
    {...props}
    placed={({ src, width, height, poster }) => ({ src, ...(width && height && { width, height }), ...(poster && { poster }) })}
  />
)

/** By its address alone: the same film in another format. */
export const Mp4Film = (props: FieldProps) => <FilmField {...props} only="mp4" placed={({ src }) => src} />
export const Captions = (props: FieldProps) => <FilmField {...props} only="vtt" placed={({ src }) => src} />
export const WebmFilm = (props: FieldProps) => <FilmField {...props} only="webm" placed={({ src }) => src} />
