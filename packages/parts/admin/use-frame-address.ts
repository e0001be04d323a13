import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Leads a frame on to another address in place of the one before, so that the browser's Back leads to the screen before and not to
 * what the frame showed. What it shows stays in sight until the next page is there.
 * @returns the address that the frame begins with, its `src` for good
 */
export function useFrameAddress(frame: RefObject<HTMLIFrameElement | null>, address: string): string {
  const [first] = useState(address)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    frame.current?.contentWindow?.location.replace(address)
  }, [frame, address])
  return first
}
