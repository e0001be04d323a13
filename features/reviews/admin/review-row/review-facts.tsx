import { useAdmin } from '@frontage/kit/admin/screen'
import { Badge, Tooltip } from '@mantine/core'
import type { Review } from '../../review'
import { languageName } from '../words'
import styles from './review-row.module.css'

const sampleHelp = 'Made up for the demo. It never counts beside real reviews.'
const HOME_LANGUAGE = 'en'

/** Where, when, in which language, and by whom a review was written. */
export function ReviewFacts({ review: { source, date, language, email, location, company, sample } }: { readonly review: Review }) {
  const { When } = useAdmin()
  return (
    <ul className={styles.facts}>
      <li>{source}</li>
      <li>
        <When at={date} />
      </li>
      {language && language !== HOME_LANGUAGE && <li>{languageName(language)}</li>}
      {location && <li>{location}</li>}
      {company && <li>{company}</li>}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {sample && (
        <li>
          <Tooltip label={sampleHelp}>
            <Badge variant="light" color="gray" tabIndex={0} aria-label={`Sample. ${sampleHelp}`} role="note">
              Sample
            </Badge>
          </Tooltip>
        </li>
      )}
    </ul>
  )
}
