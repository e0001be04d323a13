import { allowStylesOnly } from './trusted-types'

allowStylesOnly()

import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { setAdminLocale } from './place'
import { rememberPlaces } from './scroll'

/** The newest of what `older-browsers.ts` brings. */
const isRecent = 'parse' in URL && 'groupBy' in Map && 'toSorted' in Array.prototype

function start(): void {
  setAdminLocale()
  rememberPlaces()
  // Nothing opens or is deleted before the first screen stands.
  void import('./focus/hold-focus').then(({ holdFocus }) => holdFocus())
  const root = document.getElementById('root')
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    )
}

if (isRecent) start()
else void import('./older-browsers').then(start)
