import type { ReactNode } from 'react'
import { type Example, examples } from './examples'

const blocks = [...new Set(examples.map(({ block }) => block))]

/** The table of contents: every widget with its examples. */
export const SandboxIndex = (): ReactNode => (
  <main className="sandbox">
    <h1>Sandbox</h1>
    <p>{`${blocks.length} blocks, ${examples.length} examples, each on its own page.`}</p>
    <p>
      <a href="/sandbox/reference">Block reference</a>: what can be set, and what the server is asked
    </p>
    <ul>
      {blocks.map((block) => (
        <li key={block}>
          <h2>{block}</h2>
          <ul>
            {examples
              .filter((example) => example.block === block)
              .map(({ name, path }) => (
                <li key={path}>
                  <a href={path}>{name}</a>
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  </main>
)

type SandboxExampleProps = {
  readonly example: Example
  /** Whether the widget brings the heading of a page along. */
  readonly hasHeading: boolean
  readonly children: ReactNode
}

/** One example between the way back and nothing else, so that what is seen is the widget. */
export const SandboxExample = ({ example, hasHeading, children }: SandboxExampleProps): ReactNode => (
  <>
    <nav className="sandbox__bar" aria-label="Sandbox">
      <a href="/sandbox">Sandbox</a> <span>{`${example.block}: ${example.name}`}</span>
    </nav>
    <main className="sandbox__stage">
      {!hasHeading && <h1 className="visually-hidden">{example.block}</h1>}
      {!hasHeading && <h2 className="visually-hidden">{example.name}</h2>}
      {children}
    </main>
  </>
)
