import { allowStylesOnly } from './trusted-types'

allowStylesOnly()

import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { setAdminLocale } from './place'
import { rememberPlaces } from './scroll'

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
