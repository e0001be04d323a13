import type { CaptionsType, FilmType } from '../../film-type'
import { messages } from '../../messages.films'
import type { Film } from '../../wire.films'
import { bringCaptions, bringFilm } from '../upload/bring'
import { DropArea } from '../upload/drop-area'
import { UploadList } from '../upload/upload-list'
import { useUploads } from '../upload/use-uploads'

type FilmDropProps = { readonly label: string; readonly only?: FilmType | CaptionsType | undefined; readonly took: (film: Film) => void }

/** A new film is dropped here, and handed on as soon as it is kept. */
export function FilmDrop({ label, only, took }: FilmDropProps) {
  const { uploads, add } = useUploads((file) => (only === 'vtt' ? bringCaptions(file) : bringFilm(file, only)), took)
  return (
    <DropArea
      label={label}
      isSingle
      accept={only === 'vtt' ? '.vtt,text/vtt' : only ? `video/${only}` : 'video/mp4,video/webm'}
      about={only === 'vtt' ? messages.captions.about : messages.drop.about}
      take={(files) => add(files.slice(0, 1))}
    >
      <UploadList uploads={uploads} />
    </DropArea>
  )
}
