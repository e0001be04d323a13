import { useAdmin } from '@frontage/kit/admin/screen'
import { placeNow } from '@frontage/kit/say'
import { languageName, sourceName } from '../../../admin/words'
import type { Review } from '../../../review'
import styles from './review-facts.module.css'
import { SampleMark } from './sample-mark'

/** A language goes without saying where it is the reader's own. */
const isOwn = (language: string): boolean => placeNow().language.startsWith(language)

/** Where, when, in which language, and by whom a review was written. */
export function ReviewFacts({ review }: { readonly review: Review }) {
  const { source, url, date, importedAt, language, email, location, company, sample } = review
  const { When } = useAdmin()
  return (
    <ul className={styles.facts}>
      <li>
        {url ? (
          <a href={url} rel="noreferrer">
            {sourceName(source)}
          </a>
        ) : (
          sourceName(source)
        )}
      </li>
      <li>
        <When at={date} />
      </li>
      {importedAt && (
        <li>
          Imported <When at={importedAt} />
        </li>
      )}
      {language && !isOwn(language) && <li>{languageName(language)}</li>}
      {location && <li>{location}</li>}
      {company && <li>{company}</li>}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {sample && (
        <li>
          <SampleMark />
        </li>
      )}
    </ul>
  )
}
