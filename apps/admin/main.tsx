import { allowStylesOnly } from './trusted-types'

allowStylesOnly()

import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { holdFocus } from './focus/hold-focus'
import { setAdminLocale } from './place'
import { rememberPlaces } from './scroll'

setAdminLocale()
rememberPlaces()
holdFocus()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
