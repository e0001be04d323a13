import { Dialog } from '@frontage/parts/admin/dialog'
import { Skeleton, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import type { CaptionsType, FilmType } from '../../film-type'
import { messages } from '../../messages.films'
import type { Film } from '../../wire.films'
import styles from '../picker/picker.module.css'
import { PickerSearch } from '../picker/picker-search'
import { ShowMore } from '../show-more'
import { FilmDrop } from './film-drop'
import { FilmThumb } from './film-thumb'
import { lengthOf } from './film-words'
import { useFilms } from './use-films'

type FilmPickerProps = {
  /** Only films of this kind are offered. */
  readonly only?: FilmType | CaptionsType | undefined
  readonly choose: (film: Film) => void
  readonly close: () => void
}

const PAUSE = 300
const { picker: title, bring, none } = messages.captions
const captionsWords = { title, bring, none, nothingFits: none }

/** Chooses one of the films that are there. One that is dropped here is chosen. */
export function FilmPicker({ only, choose, close }: FilmPickerProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), PAUSE)
  const isOfCaptions = only === 'vtt'
  const words = isOfCaptions ? { ...messages.picker, ...captionsWords } : messages.picker
  const { films, ...more } = useFilms(search, isOfCaptions ? 'captions' : 'video')
  const offered = films?.filter(({ file }) => !only || file.endsWith(`.${only}`))
  return (
    <Dialog title={words.title} close={close}>
      <Stack>
        <FilmDrop label={words.bring} only={only} took={choose} />
        <PickerSearch
          label={isOfCaptions ? 'Search captions' : 'Search videos'}
          placeholder="Search by name"
          typed={typed}
          setTyped={setTyped}
        />
        {!offered && <Skeleton height={160} role="status" aria-label="Loading" />}
        {offered?.length === 0 && <Text c="dimmed">{search ? words.nothingFits : words.none}</Text>}
        <ul className={styles.choices}>
          {offered?.map((film) => (
            <li key={film.file}>
              <button type="button" className={styles.choice} onClick={() => choose(film)}>
                <FilmThumb poster={film.poster} length={lengthOf(film.seconds)} />
                <span className={styles.name}>{film.file}</span>
              </button>
            </li>
          ))}
        </ul>
        <ShowMore more={more} />
      </Stack>
    </Dialog>
  )
}
