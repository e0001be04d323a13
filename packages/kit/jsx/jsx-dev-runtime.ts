import type { ElementType, Key } from 'react'
import { jsx } from './jsx-runtime'

export { Fragment } from 'react/jsx-runtime'
/** The same while somebody develops: what React wants to know of the place of an element is left out. */
export const jsxDEV = (type: ElementType, props: Readonly<Record<string, unknown>>, key?: Key) => jsx(type, props, key)
