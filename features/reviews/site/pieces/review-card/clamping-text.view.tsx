import { ClampedText, type ClampedTextProps } from './clamped-text.view'
import { useClamp } from './use-clamp'

/** A clamped text that takes itself in hand once the browser has it. */
export function ClampingText(props: ClampedTextProps) {
  return <ClampedText {...props} awake={useClamp()} />
}
