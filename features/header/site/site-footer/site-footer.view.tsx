import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import { BrandName } from '../pieces/brand-name/brand-name.view'
import type { block, Column } from './site-footer.block'

export function View({ props: { name, columns, smallPrint } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <footer className="site-footer" data-plane="foot">
      <div className="wide">
        <p className="site-footer__name" data-length={lengthOf(name)}>
          <BrandName name={name} />
        </p>
        <div className="site-footer__columns">
          {columns.map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        </div>
        {smallPrint.length > 0 && (
          <div className="small site-footer__print">
            {smallPrint.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        )}
      </div>
    </footer>
  )
}

function FooterColumn({ title, lines }: Column) {
  return (
    <div>
      <h2 className="site-footer__title">{title}</h2>
      <ul>
        {lines.map(({ text, href }) => (
          <li className="site-footer__line" key={text}>
            {href ? (
              <a className="site-footer__link" href={href}>
                <Breakable text={text} />
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A long mail address may break behind its @, and only there. */
function Breakable({ text }: { readonly text: string }) {
  const [before, after] = text.split('@')
  return after === undefined ? (
    text
  ) : (
    <>
      {before}@<wbr />
      {after}
    </>
  )
}

/** How large a name can be set so that it still fits one line. */
function lengthOf(name: string): 'short' | 'middle' | 'long' | 'longest' {
  if (name.length <= 9) return 'short'
  if (name.length <= 14) return 'middle'
  return name.length <= 22 ? 'long' : 'longest'
}
