import type { PropsOf, ViewProps } from '@frontage/kit/island/island'
import type { Column, FooterStrip } from '../../footer'
import { messages } from '../../messages'
import { BrandName } from '../pieces/brand-name/brand-name.view'
import type { block } from './site-footer.block'

export function View({ props: { name, columns, smallPrint, strip } }: ViewProps<PropsOf<typeof block>>) {
  return (
    <>
      <footer className="site-footer" data-plane="foot">
        <div className="wide">
          <p className="site-footer__name" data-length={lengthOf(name)}>
            <BrandName name={name} />
          </p>
          <div className="site-footer__columns" data-count={columns.length}>
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
      {strip && <Strip {...strip} />}
    </>
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

const Strip = ({ text, link, devices }: Omit<FooterStrip, 'breakPoint'>) => (
  <section className="footer-strip" data-plane="foot" data-devices={devices} aria-label={messages.atHand}>
    <div className="wide footer-strip__inner">
      <p>{text}</p>
      {link && (
        <a className="button" href={link.href}>
          {link.label}
        </a>
      )}
    </div>
  </section>
)
