import type { ElementType, Key } from 'react'
import { jsx as make, jsxs as makeMany } from 'react/jsx-runtime'

type Props = Readonly<Record<string, unknown>>
type Isolate = (type: ElementType, props: Props) => Props

let isolate: Isolate = (_, props) => props

/** From here on elements are made of what this makes of their props: `isolated` on the server, and in browsers where words in another language come. */
export const isolateBy = (by: Isolate): void => {
  isolate = by
}

/** What pages and islands are made with, instead of React's own. */
export { Fragment } from 'react/jsx-runtime'
export const jsx = (type: ElementType, props: Props, key?: Key) => make(type as never, isolate(type, props), key)
export const jsxs = (type: ElementType, props: Props, key?: Key) => makeMany(type as never, isolate(type, props), key)
