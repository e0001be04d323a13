import { lazyOver } from '@frontage/parts/admin/lazy-part'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import styles from './search-button.module.css'

const SearchDialog = lazyOver(() => import('./search-dialog').then(({ SearchDialog }) => SearchDialog))

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the search of the admin, as ⌘K or Ctrl-K does; its code comes when it is first asked for. */
export function SearchButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const open = (): void => {
    if (!isOpen && !document.querySelector('[aria-modal=true]')) setOpen(true)
  }
  useHotkeys([['mod+K', open]], [], true)
  return (
    <>
      <button
        type="button"
        className={isSmall ? styles.small : styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <IconSearch size={isSmall ? 24 : 20} stroke={1.8} aria-hidden />
        <span className={styles.label}>Search</span>
        <kbd className={styles.keys} aria-hidden>
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      <Suspense>{isOpen && <SearchDialog close={() => setOpen(false)} />}</Suspense>
    </>
  )
}
