import { type ComponentProps, type MouseEvent, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'

/**
 * The button below every button of the admin. One that is switched off while the keyboard is at it, because it saves, or because
 * everything is saved, stays in reach until the keyboard leaves: browsers would throw the focus to the top of the page. It
 * says that it is off, and does nothing.
 */
export function SteadyButton({ disabled = false, type = 'button', ref, ...rest }: ComponentProps<'button'>) {
  const own = useRef<HTMLButtonElement>(null)
  useImperativeHandle(ref, () => own.current as HTMLButtonElement)
  const [isHeld, setHeld] = useState(false)
  // Browsers take the focus with the next frame, so there is time to switch it on again.
  useLayoutEffect(() => setHeld(disabled && document.activeElement === own.current), [disabled])
  if (!disabled || !isHeld) return <button ref={own} type={type} disabled={disabled} {...rest} />
  return <button ref={own} type={type} aria-disabled {...rest} onClick={refuse} onBlur={() => setHeld(false)} />
}

/** Neither what the button does nor the form around it. */
function refuse(event: MouseEvent): void {
  event.preventDefault()
  event.stopPropagation()
}
