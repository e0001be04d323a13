import { createContext } from 'react'

/** The name of the drawing of the site's look, for blocks that the server draws; `none` where the look has none. */
export const DrawingContext = createContext('none')
