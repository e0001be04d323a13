import { useAdmin } from '@frontage/kit/admin/screen'
import { useEffect, useRef, useState } from 'react'

type Question = { readonly answer: (mayLeave: boolean) => void }

/** Asks before unsaved changes are left behind; not on the way to where they stand as well (`isHere`). Hands back the question while it stands. */
export function useLeaveGuard(isChanged: boolean, isHere?: (address: string) => boolean): Question | undefined {
  const { holdBack } = useAdmin()
  const [question, setQuestion] = useState<Question>()
  const latest = useRef(isHere)
  latest.current = isHere
  useEffect(() => {
    if (!isChanged) return
    return holdBack(
      (address) =>
        latest.current?.(address) ||
        new Promise<boolean>((resolve) =>
          setQuestion({
            answer: (mayLeave) => {
              setQuestion(undefined)
              resolve(mayLeave)
            },
          }),
        ),
    )
  }, [isChanged, holdBack])
  return question
}
