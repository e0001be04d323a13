import { say } from '@frontage/kit/say'
import type { FormField } from '../../../../review-form'
import { fieldMessages } from '../../../messages.fields'

/** Other places where a review may be written (R33). */
export const SocialLinks = ({ field: { label, showLabel, before, after, links } }: { readonly field: FormField }) => (
  <div className="social-links">
    <p className={showLabel ? 'field__label' : 'visually-hidden'}>{label}</p>
    {before && <p className="small">{before}</p>}
    <ul className="social-links__list">
      {links.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <a className="button" data-look="line" href={url} target="_blank" rel="noopener nofollow">
            {say(fieldMessages.reviewAt, { site: name })}
          </a>
        </li>
      ))}
    </ul>
    {after && <p className="small">{after}</p>}
  </div>
)
