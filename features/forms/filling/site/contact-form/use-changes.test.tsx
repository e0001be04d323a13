// @vitest-environment happy-dom
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import type { PublicForm } from '../../../form'
import { useChanges } from './use-changes'

const definition = { steps: [{ fields: [{ type: 'text', name: 'your-name' }] }] } as unknown as PublicForm

/** Somebody who is done with a field in the moment in which the form is drawn as one that works. */
function Quick({ changed }: { readonly changed: (field: string | undefined) => void }) {
  const form = useRef<HTMLFormElement>(null)
  useChanges(form, true, definition, { woken: () => {}, changed, emptied: () => {} })
  useLayoutEffect(() => void form.current?.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true })), [])
  return (
    <form ref={form}>
      <p data-name="your-name">
        <input name="your-name" />
      </p>
    </form>
  )
}

test('F03: what is changed in the moment in which a form wakes is heard', async () => {
  const changed = vi.fn()
  createRoot(document.createElement('main')).render(<Quick changed={changed} />)
  await vi.waitFor(() => expect(changed).toHaveBeenCalledWith('your-name'), 20_000)
})
