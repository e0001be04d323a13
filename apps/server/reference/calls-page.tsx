import { createElement, Fragment, type ReactNode } from 'react'
import { DOCUMENT_ADDRESS } from './addresses'
import type { CallEntry, FieldLine } from './call-reference'

/** Every call of the site by feature, on one page that a browser can search. */
export function CallReference({ calls }: { readonly calls: readonly CallEntry[] }): ReactNode {
  const tags = [...new Set(calls.map(({ tag }) => tag))].sort()
  return (
    <main className="reference">
      <h1>API</h1>
      <p>
        {`${calls.length} calls. For programs, the same is described with OpenAPI 3.1: `}
        <a href={DOCUMENT_ADDRESS}>openapi.json</a>.
      </p>
      <p>
        Calls for signed-in people need the session cookie that <a href="#sign-in">signing in</a> sets. Calls that change something must
        come from a page of this site: browsers say so with <code>Origin</code>, and other programs send the same header.
      </p>
      <nav aria-label="Calls">
        {tags.map((tag) => (
          <details key={tag}>
            <summary>{titleOf(tag)}</summary>
            <ul>
              {calls
                .filter((call) => call.tag === tag)
                .map(({ name, summary }) => (
                  <li key={name}>
                    <a className="reference__link" href={`#${name}`}>
                      {summary}
                    </a>
                  </li>
                ))}
            </ul>
          </details>
        ))}
      </nav>
      {tags.map((tag) => (
        <section key={tag} id={`feature-${tag}`} aria-labelledby={`feature-${tag}-title`}>
          <h2 id={`feature-${tag}-title`}>{titleOf(tag)}</h2>
          {calls
            .filter((call) => call.tag === tag)
            .map((call) => (
              <Entry key={call.name} call={call} />
            ))}
        </section>
      ))}
    </main>
  )
}

/** As the screens of the admin call them, where a folder is called otherwise. */
const titles: Readonly<Record<string, string>> = {
  accounts: 'People',
  consent: 'Cookies',
  header: 'Header and footer',
  look: 'Theme',
  mail: 'E-mails',
  seo: 'Business, sharing and redirects',
  words: 'Site texts',
}

const titleOf = (tag: string): string => titles[tag] ?? tag.charAt(0).toUpperCase() + tag.slice(1)

const Entry = ({ call }: { readonly call: CallEntry }): ReactNode => (
  <article id={call.name} aria-labelledby={`${call.name}-title`}>
    <h3 id={`${call.name}-title`}>{call.summary}</h3>
    <p>
      <code>{call.address}</code>
      {call.action && (
        <>
          {' '}
          with <code>{`action=${call.action}`}</code>
        </>
      )}
    </p>
    <p className="reference__kind">{withCode(call.notes)}</p>
    <Part title="Request" lines={call.request} otherwise={call.action ? '' : 'No fields.'} note={call.types.join(' or ')} />
    <Part title="Answer" lines={call.answer} otherwise={call.answered || 'Nothing but that it was done.'} note="" />
    <Refusals refusals={call.refusals} />
  </article>
)

const Refusals = ({ refusals }: Pick<CallEntry, 'refusals'>): ReactNode =>
  refusals.length > 0 && (
    <details>
      <summary>{`Refusals: ${refusals.map(({ status }) => status).join(', ')}`}</summary>
      <dl>
        {refusals.map(({ status, reason }) => (
          <div key={status} className="reference__setting">
            <dt>
              <code>{status}</code>
            </dt>
            <dd>{withCode(reason)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )

type PartProps = { readonly title: string; readonly lines: readonly FieldLine[]; readonly otherwise: string; readonly note: string }

const Part = ({ title, lines, otherwise, note }: PartProps): ReactNode =>
  lines.length === 0 ? (
    <p>{otherwise && `${title}: ${otherwise}`}</p>
  ) : (
    <details>
      <summary>{`${title}: ${lines
        .filter(({ path }) => !path.includes('.'))
        .map(({ path }) => path)
        .join(', ')}`}</summary>
      {note && (
        <p>
          Sent as <code>{note}</code>
        </p>
      )}
      <dl>
        {lines.map((line) => (
          <Line key={line.path} line={line} />
        ))}
      </dl>
    </details>
  )

const Line = ({ line: { path, type, isRequired, otherwise, help } }: { readonly line: FieldLine }): ReactNode => (
  <div className="reference__setting">
    <dt>
      <code>{path}</code>
    </dt>
    <dd>
      {type}
      {isRequired ? ' · required' : otherwise ? ' · default ' : ' · optional'}
      {!isRequired && otherwise && <code>{otherwise}</code>}
      {help && <span className="reference__help">{withCode(help)}</span>}
    </dd>
  </div>
)

/** What stands between backticks is code. */
const withCode = (text: string): ReactNode =>
  createElement(Fragment, null, ...text.split('`').map((piece, place) => (place % 2 ? <code key={piece}>{piece}</code> : piece)))
