import { useInsertionEffect, useRef, useState } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: they are handed on as they are
type Functions = Readonly<Record<string, (...given: any[]) => unknown>>

/** Functions that stay the same however often a screen is drawn, and do what the newest of them do: rows that nothing happened to are not drawn again. */
export function useSteady<Of extends Functions>(newest: Of): Of {
  const latest = useRef(newest)
  useInsertionEffect(() => {
    latest.current = newest
  })
  const [steady] = useState(
    () => Object.fromEntries(Object.keys(newest).map((name) => [name, (...given: unknown[]) => latest.current[name]?.(...given)])) as Of,
  )
  return steady
}
