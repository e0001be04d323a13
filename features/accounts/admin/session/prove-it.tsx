import { onRefused } from '@frontage/kit/wire/second-try.client'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Suspense, useEffect, useState } from 'react'

const ProofDialog = lazyOver(() => import('./proof-dialog').then(({ ProofDialog }) => ProofDialog))

type Answer = (isProved: boolean) => void

/** Asks whoever is about to do something that cannot be taken back who they are; then the call that needed it goes on. */
export function ProveIt() {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => onRefused('reauthenticate', () => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  const [wasAsked, setWasAsked] = useState(false)
  if (answer && !wasAsked) setWasAsked(true)
  const say = (isProved: boolean): void => {
    answer?.(isProved)
    setAnswer(undefined)
  }
  return <Suspense>{wasAsked && <ProofDialog isOpen={answer !== undefined} say={say} close={() => say(false)} />}</Suspense>
}
