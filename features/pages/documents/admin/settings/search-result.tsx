import { messages } from '../../messages.admin'
import styles from './settings.module.css'

type SearchResultProps = { readonly title: string; readonly path: string; readonly description: string; readonly isHidden: boolean }

const MOST = 160

/** The page as a line in a list of search engines. */
export const SearchResult = ({ title, path, description, isHidden }: SearchResultProps) => (
  <figure className={styles.result} data-hidden={isHidden || undefined}>
    <figcaption>{messages.settings.result}</figcaption>
    {isHidden ? (
      <p className={styles.description}>{messages.settings.notShown}</p>
    ) : (
      <>
        <p className={styles.address}>{`${location.host}${path === '/' ? '' : path.replaceAll('/', ' › ')}`}</p>
        <p className={styles.title}>{title}</p>
        <p className={styles.description}>
          {description.length > MOST ? `${description.slice(0, MOST).trimEnd()}…` : description || messages.settings.descriptionLength(0)}
        </p>
      </>
    )}
  </figure>
)
