import { say } from '@frontage/kit/say'
import { messages } from '../../../messages'
import { type Branch, leadsHere } from '../../../navigation'
import { Mark } from '../mark/mark.view'

type MenuProps = { readonly links: readonly Branch[]; readonly path: string }

/** The ways through the site. A branch is a `<details>`: it opens without a script, and only one of a level at a time. */
export const Menu = ({ links, path }: MenuProps) => (
  <ul className="site-menu">
    {links.map((link) => (
      <Item key={link.label} link={link} path={path} group="site-menu" />
    ))}
  </ul>
)

type ItemProps = { readonly link: Branch; readonly path: string; readonly group: string }

function Item({ link, path, group }: ItemProps) {
  const { label, href, children = [] } = link
  return (
    <li className="site-menu__item" data-branch={children.length > 0 || undefined}>
      <a className="site-menu__link" href={href} aria-current={leadsHere(link, path) ? 'page' : undefined}>
        {label}
      </a>
      {children.length > 0 && (
        <details className="site-menu__branch" name={group}>
          <summary className="site-menu__opener">
            <Mark name="down" />
            <span className="visually-hidden">{say(messages.submenu, { label })}</span>
          </summary>
          <ul className="site-menu__below">
            {children.map((child) => (
              <Item key={child.label} link={child} path={path} group={`${group}-${label}`} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
