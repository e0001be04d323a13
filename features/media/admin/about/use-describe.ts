import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { isOutdated, useConflict } from '@frontage/parts/admin/use-conflict'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messages } from '../../messages.admin'
import { allMedia } from '../keys'
import { type Description, descriptionOf, readDescription, useSaveDescription } from './use-save-description'

const PAUSE = 700
const labels = { alt: messages.about.alt, focus: messages.about.focus }

/** What a picture shows and what stays in sight: kept once the typing pauses, or when it is left. */
export function useDescribe(picture: MediaPicture, changed: (picture: MediaPicture) => void) {
  const { explain } = useAdmin()
  const client = useQueryClient()
  const [described, setDescribed] = useState(() => descriptionOf(picture))
  const [isTouched, setTouched] = useState(false)
  const { mutate, isPending, error, isSuccess, reset, seen, refused } = useSaveDescription(picture, changed)
  const unsent = useRef<Partial<Description>>({})
  const keepSoon = useDebouncedCallback(
    () => {
      const part = unsent.current
      unsent.current = {}
      setTouched(false)
      mutate(part)
    },
    { delay: PAUSE, flushOnUnmount: true },
  )
  const change = (part: Partial<Description>): void => {
    unsent.current = { ...unsent.current, ...part }
    setDescribed({ ...described, ...part })
    setTouched(true)
    keepSoon()
  }
  const settle = (theirs: Description): void => {
    seen.current = theirs
    unsent.current = {}
    refused.current = {}
  }
  const conflict = useConflict({
    ...{ queryKey: [...allMedia, picture.name], error, mine: described, labels, isSaving: isPending, notNow: reset },
    read: () => readDescription(picture.name),
    keepMine: ({ value }) => {
      settle(value)
      mutate(described)
    },
    takeTheirs: ({ value, media }) => {
      settle(value)
      setDescribed(value)
      changed(media)
      reset()
      void client.invalidateQueries({ queryKey: allMedia })
    },
  })
  return {
    ...described,
    ...{ change, keepNow: keepSoon.flush, conflict },
    state: isTouched ? 'unkept' : isPending ? 'keeping' : isSuccess ? 'kept' : undefined,
    failure: error && !isOutdated(error) ? explain(error) : undefined,
  } as const
}
