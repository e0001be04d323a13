import { useSession } from '@frontage/kit/admin/screen'
import { LateMenu } from '@frontage/parts/admin/late-menu'
import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { Avatar } from '@frontage/parts/avatar'
import { IconSelector } from '@tabler/icons-react'
import { NewsMark } from '../news/news-mark'
import { roleNames } from '../roles'
import styles from './account-menu.module.css'

const AccountItems = lazyOver(
  () => import('./account-items').then(({ AccountItems }) => AccountItems),
  ({ target }) => target,
)

/** The person who is signed in, and what they can do about themselves. */
export function AccountMenu() {
  const { me } = useSession()
  return (
    <LateMenu
      button={(more) => (
        <button type="button" className={styles.target} {...more}>
          <Avatar name={me.name} />
          <NewsMark />
          <span className={styles.who}>
            <span className={styles.name}>{me.name}</span>
            <span className={styles.role}>{roleNames[me.role]}</span>
          </span>
          <IconSelector size={18} stroke={1.6} aria-hidden />
        </button>
      )}
      menu={(asked) => <AccountItems {...asked} />}
    />
  )
}
