import { useAdmin } from '@frontage/kit/admin/screen'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'

/** A script that did not come: it was replaced on the server while this page stood open, or the line broke. */
const isMissing = (error: unknown): boolean => /dynamically imported|module script|preload CSS/i.test(String(error))

/** What is said where a part failed, and what its button says and does. */
type FailureWords = { readonly text: string; readonly label: string; readonly again: () => void }

/** A part of the admin that failed, in words for the person at the screen. */
export function useFailure(error: unknown, retry: () => void): FailureWords {
  const { explain } = useAdmin()
  const { reset } = useQueryErrorResetBoundary()
  if (isMissing(error))
    return { text: 'This part could not be loaded. Please reload the page.', label: 'Reload', again: () => location.reload() }
  const again = (): void => {
    reset()
    retry()
  }
  return { text: explain(error), label: 'Try again', again }
}
