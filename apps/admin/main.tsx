import { allowStylesOnly } from './trusted-types'

allowStylesOnly()

import './admin.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'
import { settleInAdmin } from './place'

settleInAdmin()

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
