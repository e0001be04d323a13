import { isChosen } from '@frontage/kit/island/editor-config'
import { isRecord } from '../../../kept-document'
import type { PageDocument } from '../../../page'
import { type Inner, innerOf, placedOn } from '../../../server/walk'
import type { Finding } from '../../../validation-issue'
import { messages } from '../../messages'

/** One that nobody has chosen needs no words yet: it is unfinished. */
const isPicture = (value: unknown): value is { file: string; alt?: unknown } =>
  isRecord(value) && typeof value.file === 'string' && isChosen({ file: value.file })

/** `IMG_2041.jpg` tells nobody anything. */
const isFileName = (alt: string): boolean => /^\S+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(alt) || /^(?:img|dsc|pict)[-_ ]?\d+$/i.test(alt)

/** Pictures that say nothing to those who do not see them. A picture that is a link needs words: it has no others. */
export const checkAlt = (document: PageDocument): Finding[] =>
  placedOn(document).flatMap(({ at, module }) =>
    innerOf(module.props, `${at}.props`).flatMap((inner) => (isPicture(inner.value) ? findingsOf(inner) : [])),
  )

function findingsOf({ at, value, parent }: Inner): Finding[] {
  const { alt } = value as { alt?: unknown }
  const words = typeof alt === 'string' ? alt.trim() : ''
  if (isFileName(words)) return [{ at: `${at}.alt`, rule: 'alt', severity: 'should', text: messages.altIsFileName(words) }]
  if (words) return []
  if (parent.href && !hasWords(parent)) return [{ at: `${at}.alt`, rule: 'alt', severity: 'must', text: messages.linkWithoutWords }]
  return hasWords(parent) ? [] : [{ at: `${at}.alt`, rule: 'alt', severity: 'should', text: messages.altMissing }]
}

/** Words beside the picture that say what it shows. */
const hasWords = (parent: Inner['parent']): boolean =>
  ['title', 'caption', 'label', 'name'].some((name) => typeof parent[name] === 'string' && parent[name].trim() !== '')
