import { send } from '@frontage/kit/wire/send.client'
import { useQuery } from '@tanstack/react-query'
import type { Answers } from '../../answers'
import { readLogo } from '../../wire.admin'

export type LogoAnswers = Answers['logo']

/** The main colour of a logo, and whether it can be seen on both grounds. */
export const useLogoColour = (file: string, look: string) =>
  useQuery({
    queryKey: ['setup', 'logo', file, look],
    queryFn: () => send(readLogo, { file, look }),
    enabled: file !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
export type LogoColour = ReturnType<typeof useLogoColour>['data']
