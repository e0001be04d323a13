import { useAdmin } from '@frontage/kit/admin/screen'
import { useEffect, useRef, useState } from 'react'

type Question = { readonly answer: (mayLeave: boolean) => void }

/** Whoever leaves has everything kept first. Only when that does not work are they asked; hands back the question then. */
export function useLeaveAfterSaving(isUnsaved: boolean, settle: () => Promise<boolean>): Question | undefined {
  const { holdBack } = useAdmin()
  const [question, setQuestion] = useState<Question>()
  const latest = useRef(settle)
  useEffect(() => {
    latest.current = settle
  })
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (): Promise<boolean> =>
      new Promise((resolve) =>
        setQuestion({
          answer: (mayLeave) => {
            setQuestion(undefined)
            resolve(mayLeave)
          },
        }),
      )
    return holdBack(async () => (await latest.current()) || ask())
  }, [isUnsaved, holdBack])
  return question
}
