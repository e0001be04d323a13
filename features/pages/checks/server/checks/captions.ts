import { isRecord } from '../../../kept-document'
import type { PageDocument } from '../../../page'
import { type Inner, innerOf, placedOn } from '../../../server/walk'
import type { Finding } from '../../../validation-issue'
import { messages } from '../../messages'

const ownFilm = /^\/media\/films\/([\w.-]+\.(?:mp4|webm))$/

/** Films of this site that are heard, and say nothing to those who do not hear. Other sites bring captions of their own. */
export const checkCaptions = (page: PageDocument): Finding[] => [
  ...placedOn(page).flatMap(({ at, module }) => innerOf(module.props, `${at}.props`).flatMap(findingOf)),
  ...page.rows.flatMap(({ behind }, row) => innerOf(behind?.props, `rows.${row}.behind.props`).flatMap(findingBehind)),
]

/** One that visitors play, `address`. */
function findingOf({ at, name, value, parent }: Inner): Finding[] {
  const file = name === 'address' && typeof value === 'string' ? ownFilm.exec(value)?.[1] : undefined
  return file && !parent.captions ? [missing(at, file)] : []
}

/** One that plays behind a row; without sound there is nothing to caption. */
function findingBehind({ at, name, value, parent }: Inner): Finding[] {
  const src = name === 'film' && isRecord(value) ? value.src : ['mp4', 'webm'].includes(name) && !parent.film ? value : ''
  const file = typeof src === 'string' ? ownFilm.exec(src)?.[1] : undefined
  return file && parent.audio === true && !parent.captions ? [missing(at, file)] : []
}

const missing = (at: string, file: string): Finding => ({
  at: at.replace(/\.\w+$/, '.captions'),
  rule: 'captions',
  severity: 'should',
  text: messages.captionsMissing(file),
})
