import { type ReactNode, useEffect, useState } from 'react'
import { AwaitedContext } from './use-machine'

type WokenProps = { readonly woken: () => void; readonly children: ReactNode }

/** Tells when the view has been taken over, has drawn what it changes on waking, and has what it waits for. */
export function Woken({ woken, children }: WokenProps) {
  const [works] = useState<Promise<unknown>[]>([])
  const [hasDrawn, setDrawn] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once when it is taken over, and once when what that changed is drawn
  useEffect(() => {
    if (hasDrawn) void Promise.allSettled(works).then(woken)
    else setDrawn(true)
  }, [hasDrawn])
  return <AwaitedContext value={works}>{children}</AwaitedContext>
}
