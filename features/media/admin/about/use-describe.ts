import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useDebouncedCallback } from '@mantine/hooks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { describeMedia } from '../../wire.admin'
import { allMedia } from '../keys'
import { type Focus, MIDDLE } from './focus'

const PAUSE = 700

type Described = { readonly alt: string; readonly focus: Focus }

/** What a picture shows and what stays in sight: kept once the typing pauses, or when it is left. */
export function useDescribe(picture: MediaPicture, changed: (picture: MediaPicture) => void) {
  const { explain } = useAdmin()
  const client = useQueryClient()
  const [described, setDescribed] = useState<Described>({ alt: picture.alt, focus: picture.focus ?? MIDDLE })
  const [isTouched, setTouched] = useState(false)
  const { mutate, isPending, error, isSuccess } = useMutation({
    // Only what was changed here: what somebody else says of the rest stays.
    mutationFn: ({ alt, focus }: Partial<Described>) =>
      send(describeMedia, { name: picture.name, ...(alt !== undefined && { alt }), ...(focus && { focus: [...focus] }) }),
    onSuccess: ({ media }) => {
      changed(media)
      return client.invalidateQueries({ queryKey: allMedia })
    },
  })
  const unsent = useRef<Partial<Described>>({})
  const keepSoon = useDebouncedCallback(
    () => {
      const part = unsent.current
      unsent.current = {}
      setTouched(false)
      mutate(part, { onError: () => (unsent.current = { ...part, ...unsent.current }) })
    },
    { delay: PAUSE, flushOnUnmount: true },
  )
  const change = (part: Partial<Described>): void => {
    unsent.current = { ...unsent.current, ...part }
    setDescribed({ ...described, ...part })
    setTouched(true)
    keepSoon()
  }
  return {
    ...described,
    change,
    keepNow: keepSoon.flush,
    state: isTouched ? 'unkept' : isPending ? 'keeping' : isSuccess ? 'kept' : undefined,
    failure: error ? explain(error) : undefined,
  } as const
}
