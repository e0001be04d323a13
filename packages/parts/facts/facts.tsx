type Fact = { readonly title: string; readonly text: string; readonly href?: string | undefined }

/** Short facts in a line, each with a word of explanation. `name`: of the block that shows them. */
export function Facts({ facts, name }: { readonly facts: readonly Fact[]; readonly name: string }) {
  return (
    <ul className={name === 'facts' ? name : `facts ${name}`} data-count={facts.length}>
      {facts.map(({ title, text, href }) => (
        <li className="facts__fact" key={title}>
          <b className="facts__title">{title}</b>
          {href ? (
            <a className="small facts__link" href={href}>
              {text}
            </a>
          ) : (
            <span className="small">{text}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
