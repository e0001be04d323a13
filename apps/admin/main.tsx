import { allowStylesOnly } from './trusted-types'

allowStylesOnly()

import './admin.css'
import { placeNow, settleAt } from '@frontage/kit/say'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app'

const timeZone = document.querySelector<HTMLMetaElement>('meta[name="time-zone"]')?.content
if (timeZone) settleAt({ ...placeNow(), timeZone })

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
