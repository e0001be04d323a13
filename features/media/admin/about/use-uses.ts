import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import { mediaUses } from '../../wire.films'

/** Where a picture or a film stands; undefined until it is known. */
export const useUses = (file: string) =>
  useQuery({ queryKey: ['media-uses', file], queryFn: async () => (await send(mediaUses, { file })).uses }).data
