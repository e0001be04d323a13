import { useAdmin } from '@frontage/kit/admin/screen'
import { send } from '@frontage/kit/wire/send.client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Crop } from '../../crop'
import { messages } from '../../messages.edits'
import type { Media } from '../../wire.admin'
import { cropMedia } from '../../wire.edits'
import { allMedia } from '../keys'

const sent = ([left, top, width, height]: Crop): [number, number, number, number] => [left, top, width, height]

/** What of a picture is to be shown; kept when it is applied. */
export function useCrop(picture: Media) {
  const { announce, explain } = useAdmin()
  const client = useQueryClient()
  const [crop, setCrop] = useState<Crop>(picture.crop)
  const saving = useMutation({
    mutationFn: (next: Crop) => send(cropMedia, { name: picture.name, crop: sent(next), was: sent(picture.crop) }),
    onSuccess: ({ media }) => {
      setCrop(media.crop)
      announce(messages.crop.applied)
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...allMedia] }),
  })
  return {
    crop,
    setCrop,
    apply: (next: Crop): void => saving.mutate(next),
    isSaving: saving.isPending,
    isChanged: crop.join() !== picture.crop.join(),
    failure: saving.error ? explain(saving.error) : undefined,
  }
}
