import { TagsInput } from '@mantine/core'
import { useState } from 'react'
import { messages } from '../../messages.tags'
import { LONGEST_TAG, MOST_TAGS } from '../../spec'
import { tagsOf } from '../../tags'
import type { Media } from '../../wire.admin'
import { useTagMedia, useTags } from './use-tags'

const words = messages.tags

/** The tags of one picture; each is saved as it is added or removed. */
export function TagsField({ picture: { name, tags } }: { readonly picture: Media }) {
  const { data: known = [] } = useTags()
  const { mutate } = useTagMedia()
  const [shown, setShown] = useState<string[]>(tags)
  const take = (typed: string[]): void => {
    const next = tagsOf(
      typed,
      known.map(({ tag }) => tag),
    )
    setShown(next)
    mutate({
      names: [name],
      add: next.filter((tag) => !shown.includes(tag)),
      remove: shown.filter((tag) => !next.includes(tag)),
    })
  }
  return (
    <TagsInput
      label={words.label}
      description={words.help}
      placeholder={shown.length < MOST_TAGS ? words.placeholder : ''}
      data={known.map(({ tag }) => tag)}
      maxTags={MOST_TAGS}
      maxLength={LONGEST_TAG}
      splitChars={[',']}
      acceptValueOnBlur
      value={shown}
      onChange={take}
    />
  )
}
