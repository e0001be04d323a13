import * as react from 'react/jsx-dev-runtime'
import { isolating } from './isolate'

/** The same while somebody develops: what React wants to know of the place of an element is left out. */
export const { Fragment } = react
export const jsxDEV = isolating((type, props, key) => react.jsxDEV(type, props, key, false, undefined, undefined) as never)
