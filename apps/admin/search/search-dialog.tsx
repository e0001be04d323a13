import { useAdmin } from '@frontage/kit/admin/screen'
import { Kbd, Loader, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { rememberOpened } from './recent'
import { ResultList } from './result-list'
import styles from './search.module.css'
import { SearchState } from './search-state'
import { type Result, type Results, useResults } from './use-results'
import { words } from './words'

/** Finds everything in the admin by its words. */
export function SearchDialog({ close }: { readonly close: () => void }) {
  const isNarrow = useMediaQuery('(max-width: 36em)', undefined, { getInitialValueInEffect: false })
  return (
    <Modal
      opened
      onClose={close}
      size="38rem"
      yOffset="10dvh"
      centered={false}
      withCloseButton={false}
      padding={0}
      fullScreen={isNarrow}
      {...(isNarrow && { radius: 0 })}
      classNames={{ content: styles.content ?? '', body: styles.body ?? '' }}
      attributes={{ content: { 'aria-label': words.title } }}
    >
      <Search close={close} />
    </Modal>
  )
}

function Search({ close }: { readonly close: () => void }) {
  const [typed, setTyped] = useState('')
  const results = useResults(typed)
  const list = useId()
  const open = useOpen(close)
  const { active, press, mark } = useActive(results, typed, open)
  return (
    <search className={styles.search} aria-label={words.title}>
      <div className={styles.head}>
        {results.isLooking ? <Loader size={20} /> : <IconSearch size={20} stroke={1.8} aria-hidden />}
        <input
          data-autofocus
          className={styles.input}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={words.title}
          aria-expanded={results.groups.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active?.id}
          placeholder={words.placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={press}
        />
        <button type="button" className={styles.close} aria-label={words.close} onClick={close}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </button>
      </div>
      <ResultList id={list} groups={results.groups} active={active} open={open} mark={mark} />
      <SearchState results={results} typed={typed.trim()} />
      <Keys />
    </search>
  )
}

/** Opens what was chosen; the screen takes the focus then. */
function useOpen(close: () => void): (result: Result) => void {
  const { goTo } = useAdmin()
  return ({ at, title, about, mayRemember }) => {
    if (typeof at !== 'string') {
      window.open(at.site, '_blank', 'noreferrer')
      return close()
    }
    if (mayRemember) rememberOpened({ title, about, at })
    close()
    goTo(at)
  }
}

/** Which result Enter opens: the first one, until an arrow key or the pointer says another. */
function useActive({ groups }: Results, typed: string, open: (result: Result) => void) {
  const all = groups.flatMap(({ results }) => results)
  const [chosen, setChosen] = useState<{ readonly id: string; readonly typed: string }>()
  const place = Math.max(0, chosen?.typed === typed ? all.findIndex(({ id }) => id === chosen.id) : 0)
  const active = all[place]
  const mark = (id: string): void => setChosen({ id, typed })
  const step = (to: number): void => {
    const next = all[(to + all.length) % all.length]
    if (next) mark(next.id)
  }
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(place + 1),
    ArrowUp: () => step(place - 1),
    Enter: () => active && open(active),
  }
  useEffect(() => {
    if (active && place >= 0) document.getElementById(active.id)?.scrollIntoView({ block: 'nearest' })
  }, [active, place])
  const press = (event: KeyboardEvent): void => {
    const run = event.nativeEvent.isComposing ? undefined : steps[event.key]
    if (!run) return
    event.preventDefault()
    run()
  }
  return { active, press, mark }
}

const Keys = () => (
  <p className={styles.keys} aria-hidden>
    <Kbd>↑</Kbd> <Kbd>↓</Kbd> {words.keys.move} <Kbd>↵</Kbd> {words.keys.choose} <Kbd>Esc</Kbd> {words.keys.close}
  </p>
)
