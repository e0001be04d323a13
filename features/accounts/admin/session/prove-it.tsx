import { onRefused } from '@frontage/kit/wire/second-try.client'
import { lazy, Suspense, useEffect, useState } from 'react'

const ProofDialog = lazy(() => import('./proof-dialog').then((module) => ({ default: module.ProofDialog })))

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
  return <Suspense>{wasAsked && <ProofDialog isAsked={answer !== undefined} say={say} />}</Suspense>
}
