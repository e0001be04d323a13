import type { Link } from '../../../navigation'

export type SideBarProps = { readonly place: 'above' | 'below'; readonly text?: string | undefined; readonly links: readonly Link[] }

/** A narrow bar above or below the main one: some words, some links. */
export const SideBar = ({ place, text, links }: SideBarProps) => (
  <div className="side-bar" data-bar={place}>
    <div className="wide side-bar__inner">
      {text && <p>{text}</p>}
      {links.length > 0 && (
        <ul className="side-bar__links">
          {links.map(({ label, href }) => (
            <li key={label}>
              <a className="side-bar__link" href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  </div>
)
