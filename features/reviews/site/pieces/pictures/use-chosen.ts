import { useEffect, useRef, useState } from 'react'

/** The field, once something was chosen in it; perhaps that was before the island woke. */
export function useChosen() {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<HTMLInputElement | null>(null)
  const begin = (): void => setChosen(input.current)

  useEffect(() => {
    if (input.current?.files?.length) setChosen(input.current)
  }, [])

  return { input, chosen, begin }
}
