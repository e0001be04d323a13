import { send } from '@frontage/kit/wire/send.client'
import { type FilmType, filmTypeOf, HEAD } from '../../film-type'
import { messages, noFilm } from '../../messages.films'
import { addMedia, type Media } from '../../wire.admin'
import { addFilm, type Film } from '../../wire.films'
import { lookAtFilm } from './look-at-film'

/** Why a file does not even leave this computer, in words. */
export class Unsent extends Error {}

/** Sends a picture. */
export async function bringPicture(file: File): Promise<Media> {
  const form = new FormData()
  form.set('file', file)
  return (await send(addMedia, form)).media
}

const typeOf = async (file: File) => filmTypeOf(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()))

/** Sends captions. Throws an Unsent when they are something else. */
export async function bringCaptions(file: File): Promise<Film> {
  if ((await typeOf(file)) !== 'vtt') throw new Unsent(messages.captions.wrongKind)
  const form = new FormData()
  form.set('file', file)
  return (await send(addFilm, form)).film
}

/** Looks at a film, and sends it with what was seen. Throws an Unsent when it is none, or another kind than is wanted. */
export async function bringFilm(file: File, only?: FilmType): Promise<Film> {
  const type = await typeOf(file)
  if (type === 'vtt') throw new Unsent(messages.captions.noVideo)
  if (type !== 'mp4' && type !== 'webm') throw new Unsent(noFilm[type])
  if (only && type !== only) throw new Unsent(messages.drop.wrongKind(only))
  const look = await lookAtFilm(file)
  if (!look) throw new Unsent(messages.drop.unplayable)
  const form = new FormData()
  for (const name of ['width', 'height', 'seconds'] as const) form.set(name, String(look[name]))
  form.set('file', file)
  if (look.poster) form.set('poster', look.poster, 'poster.webp')
  return (await send(addFilm, form)).film
}
