import { useMachine } from '@frontage/kit/island/use-machine'
import { useEffect } from 'react'
import { popupMachine } from '../../../popup'

/** When the message is to be seen; while it is, the page has the classes that styles of the original know. */
export function useMessage(name: string) {
  const [state, dispatch] = useMachine(
    () => popupMachine,
    ({ milliseconds }, next) => void setTimeout(() => next({ type: 'timed' }), milliseconds),
  )
  useEffect(() => dispatch({ type: 'sent' }), [dispatch])
  useEffect(() => {
    const classes = ['modal-popup-open', ...name.split(/\s+/)].filter(Boolean)
    for (const one of classes) document.body.classList.toggle(one, state === 'open')
    return () => document.body.classList.remove(...classes)
  }, [state, name])
  return { state, close: () => dispatch({ type: 'closed' }) }
}
