import { useEffect } from 'react'

/** Whoever has just signed in here reads on in the language of their account: the page comes anew in it. */
export function useOwnLanguage(chosen = ''): void {
  useEffect(() => {
    const { lang } = document.documentElement
    if (chosen && lang && chosen !== lang) location.reload()
  }, [chosen])
}
