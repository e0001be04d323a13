import { type FocusEvent, useRef } from 'react'
import { inserted } from '../draft/placeholders'

type Writable = HTMLInputElement | HTMLTextAreaElement
type Put = (text: string) => void

/** Puts placeholders where the caret stood last; at the end of the first text until it stood somewhere. */
export function useInsert(first: { readonly text: string; readonly put: Put }) {
  const last = useRef<{ readonly element: Writable; readonly put: Put }>(undefined)
  return {
    watch: (put: Put) => ({
      onFocus: ({ currentTarget: element }: FocusEvent<Writable>) => {
        last.current = { element, put }
      },
    }),
    insert: (token: string): void => {
      if (last.current) insertAt(last.current, token)
      else first.put(first.text + token)
    },
  }
}

/** The caret stands behind what was inserted. */
function insertAt({ element, put }: { readonly element: Writable; readonly put: Put }, token: string): void {
  const end = element.value.length
  const { text, caret } = inserted(element.value, token, element.selectionStart ?? end, element.selectionEnd ?? end)
  put(text)
  requestAnimationFrame(() => {
    element.focus()
    element.setSelectionRange(caret, caret)
  })
}
