import { useAdmin } from '@frontage/kit/admin/screen'
import { useEffect, useState } from 'react'

type Question = { readonly answer: (mayLeave: boolean) => void }

/** Asks before unsaved changes are left behind. Hands back the question while it stands. */
export function useLeaveGuard(isChanged: boolean): Question | undefined {
  const { holdBack } = useAdmin()
  const [question, setQuestion] = useState<Question>()
  useEffect(() => {
    if (!isChanged) return
    return holdBack(
      () =>
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
