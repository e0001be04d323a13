import * as react from 'react/jsx-runtime'
import { isolating } from './isolate'

/** What pages and islands are made with, instead of React's own. */
export const { Fragment } = react
export const jsx = isolating(react.jsx as never)
export const jsxs = isolating(react.jsxs as never)
