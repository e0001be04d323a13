import { useEffect, useState } from 'react'

/** What stands in the control with this id, as it is typed, and after its form was emptied. */
export function useValueOf(id: string, first: string): string {
  const [value, setValue] = useState(first)

  useEffect(() => {
    const control = document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null
    if (!control) return
    const read = (): void => setValue(control.value)
    // The form tells before it empties its fields.
    const later = (): void => void setTimeout(read)
    read()
    control.addEventListener('input', read)
    control.form?.addEventListener('reset', later)
    return () => {
      control.removeEventListener('input', read)
      control.form?.removeEventListener('reset', later)
    }
  }, [id])

  return value
}
