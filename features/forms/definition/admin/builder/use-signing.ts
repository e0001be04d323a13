import type { AnswerOf } from '@frontage/kit/wire/call'
import { useState } from 'react'
import type { saveContactForm } from '../../wire.admin'
import type { Draft } from '../draft/draft'

/** What each system checks our calls with, by its id, from when its address was saved until the page is left. */
export function useSigning() {
  const [signing, setSigning] = useState<ReadonlyMap<string, string>>(new Map())
  const hear = ({ signing: told }: AnswerOf<typeof saveContactForm>, { actions }: Draft): void =>
    setSigning((before) => new Map([...before, ...told.map(({ place, secret }) => [actions.webhooks[place]?.id ?? '', secret] as const)]))
  return [signing, hear] as const
}
