import { Fragment } from 'react'

/** Several words of others in a row: each reads in its own direction, and the commas in that of the page. */
export const Isolated = ({ parts }: { readonly parts: readonly string[] }) =>
  parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ', '}
      <bdi>{part}</bdi>
    </Fragment>
  ))
