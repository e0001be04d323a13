import { Fragment } from 'react'
import { SourceIcon } from '../source-icon/source-icon.view'

type IsolatedProps = {
  readonly parts: readonly string[]
  /** Where it was written, when the last part says so. */
  readonly source?: string | undefined
}

/** Several words of others in a row: each reads in its own direction, and the commas in that of the page. */
export const Isolated = ({ parts, source }: IsolatedProps) =>
  parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 && ', '}
      {source && place === parts.length - 1 && (
        <>
          <SourceIcon source={source} />
          {/* No line ends between the two. */}
          {'\u00a0'}
        </>
      )}
      <bdi>{part}</bdi>
    </Fragment>
  ))
