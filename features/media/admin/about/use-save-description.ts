import type { MediaPicture } from '@frontage/kit/admin/pictures'
import { useAdmin } from '@frontage/kit/admin/screen'
import { send, WireError } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Focus } from '../../crop'
import { messages } from '../../messages.admin'
import { describeMedia, listMedia, type Media } from '../../wire.admin'
import { allMedia } from '../keys'
import { MIDDLE } from './focus'

export type Description = { readonly alt: string; readonly focus: Focus }

export const descriptionOf = ({ alt, focus = MIDDLE }: Pick<MediaPicture, 'alt' | 'focus'>): Description => ({ alt, focus })

/** Saves only what was changed, and says what was seen there: what somebody else says of the rest stays, and of the same is not replaced unseen. */
export function useSaveDescription(picture: MediaPicture, changed: (picture: MediaPicture) => void) {
  const { notify, explain } = useAdmin()
  const client = useQueryClient()
  const isClosed = useIsClosed()
  const seen = useRef(descriptionOf(picture))
  // It goes with what is saved next: of several that wait for each other only the last one is heard of.
  const refused = useRef<Partial<Description>>({})
  const saving = useMutation({
    // One after the other: what was saved last is what the next one saw.
    scope: { id: `describe ${picture.name}` },
    mutationFn: (given: Partial<Description>) => {
      const part = { ...refused.current, ...given }
      const was = { ...('alt' in part && { alt: seen.current.alt }), ...('focus' in part && { focus: seen.current.focus }) }
      return send(describeMedia, { name: picture.name, ...sentOf(part), was: sentOf(was) })
    },
    onSuccess: ({ media }) => {
      refused.current = {}
      seen.current = descriptionOf(media)
      changed(media)
      return client.invalidateQueries({ queryKey: allMedia })
    },
    onError: (error, given) => {
      refused.current = { ...refused.current, ...given }
      // Where it was typed there is nobody to tell any more.
      if (isClosed.current) notify({ id: 'description', text: messages.about.unsaved(picture.name, explain(error)), tone: 'bad' })
    },
  })
  return { ...saving, seen, refused }
}

function useIsClosed() {
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  return isClosed
}

const sentOf = ({ alt, focus }: Partial<Description>) => ({
  ...(alt !== undefined && { alt }),
  ...(focus && { focus: [focus[0], focus[1]] as [number, number] }),
})

/** What stands of a picture now. Throws a WireError when it is gone. */
export async function readDescription(
  name: string,
): Promise<{ readonly value: Description; readonly revision: string; readonly media: Media }> {
  const { media } = await send(listMedia, { q: name, perPage: 100 })
  const found = media.find((one) => one.name === name)
  if (!found) throw new WireError('unusable')
  const value = descriptionOf(found)
  return { value, revision: JSON.stringify(value), media: found }
}
