import { useEffect, useState } from 'react'

/** Rows that fill a window, and as many again in each further turn: each well below the 50 ms that a browser waits before it answers. */
const STEP = 24

/**
 * The rows of a long list, drawn one windowful after the other: the first is there at once, nothing waits for the last. What
 * comes later to a list that is whole is drawn with the rest.
 *
 * Together with `content-visibility` (`long-list.module.css`) this does what a window of rows would do, and keeps what that would
 * take away: every row stays in the page, so that the browser's own search, the Tab key and screen readers reach all of them.
 */
export function useGradually<Row>(rows: readonly Row[], step = STEP): readonly Row[] {
  const [shown, setShown] = useState(step)
  const [isWhole, setIsWhole] = useState(false)
  if (!isWhole && shown >= rows.length) setIsWhole(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks for the next one
  useEffect(() => {
    if (isWhole) return
    const next = setTimeout(() => setShown((before) => before + step))
    return () => clearTimeout(next)
  }, [isWhole, shown, step])
  return isWhole ? rows : rows.slice(0, shown)
}
