import type { ReactNode } from 'react'

/** One setting of a block, as whoever writes pages by hand or builds on the product reads it. */
export type SettingEntry = {
  /** Where it lies: `items.*.title`. */
  readonly path: string
  readonly label: string
  readonly help: string
  readonly type: string
  readonly isRequired: boolean
  /** What holds where nothing is written, as JSON; empty where that is nothing. */
  readonly otherwise: string
}

export type BlockEntry = {
  readonly name: string
  readonly title: string
  readonly help: string
  /** What it is, and when its code comes: `Island, wakes when it is visible, at most 3,800 bytes`. */
  readonly kind: string
  readonly settings: readonly SettingEntry[]
  /** `get-opening-hours: GET /api/opening-hours`. */
  readonly calls: readonly string[]
  readonly examples: readonly { readonly name: string; readonly path: string }[]
}

/** Every block with its settings, calls and examples, on one page that a browser can search. */
export const BlockReference = ({ blocks }: { readonly blocks: readonly BlockEntry[] }): ReactNode => (
  <main className="reference">
    <p>
      <a className="reference__link" href="/sandbox">
        Sandbox
      </a>
    </p>
    <h1>Blocks</h1>
    <p>{`${blocks.length} blocks and islands, with what can be set, what they ask the server for, and examples.`}</p>
    <nav aria-label="Blocks">
      <ul className="reference__names">
        {blocks.map(({ name, title }) => (
          <li key={name}>
            <a className="reference__link" href={`#${name}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {blocks.map((block) => (
      <Entry key={block.name} block={block} />
    ))}
  </main>
)

const Entry = ({ block: { name, title, help, kind, settings, calls, examples } }: { readonly block: BlockEntry }): ReactNode => (
  <section id={name} aria-labelledby={`${name}-title`}>
    <h2 id={`${name}-title`}>
      {title} <code>{name}</code>
    </h2>
    {help && <p>{help}</p>}
    <p className="reference__kind">{kind}</p>
    <h3>Settings</h3>
    {settings.length === 0 ? <p>There is nothing to set.</p> : <SettingList settings={settings} />}
    {calls.length > 0 && (
      <>
        <h3>Calls</h3>
        <ul>
          {calls.map((call) => (
            <li key={call}>
              <code>{call}</code>
            </li>
          ))}
        </ul>
      </>
    )}
    <h3>Examples</h3>
    <ul className="reference__examples">
      {examples.map((example) => (
        <li key={example.path}>
          <a className="reference__link" href={example.path}>
            {example.name}
          </a>
        </li>
      ))}
    </ul>
  </section>
)

const SettingList = ({ settings }: { readonly settings: readonly SettingEntry[] }): ReactNode => (
  <dl>
    {settings.map(({ path, label, help, type, isRequired, otherwise }) => (
      <div key={path} className="reference__setting">
        <dt>
          <code>{path}</code> {label && <span>{label}</span>}
        </dt>
        <dd>
          {type}
          {isRequired ? ' · required' : otherwise ? ' · default ' : ' · optional'}
          {!isRequired && otherwise && <code>{otherwise}</code>}
          {help && <span className="reference__help">{help}</span>}
        </dd>
      </div>
    ))}
  </dl>
)
