import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react'

/** What the button of a menu needs: until somebody asks for the menu it only says that there is one. */
export type MenuButton = {
  readonly 'aria-haspopup'?: 'menu'
  readonly 'aria-expanded'?: boolean
  readonly onClick?: () => void
  readonly autoFocus?: boolean
}

/** What is handed to the menu once somebody asked for it: its button, and whether it is open. */
export type AskedMenu = { readonly target: ReactElement; readonly opened: boolean; readonly onChange: (isOpen: boolean) => void }

type LateMenuProps = { readonly button: (more: MenuButton) => ReactElement; readonly menu: (asked: AskedMenu) => ReactNode }

/**
 * A button whose menu is made, and fetched where it is lazy, when it is first opened. A list of hundreds of rows has a button in
 * each, and no menu in any.
 */
export function LateMenu({ button, menu }: LateMenuProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [opened, onChange] = useState(false)
  const alone = button({ 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setIsAsked(true) })
  if (!isAsked) return alone
  return (
    <Suspense fallback={alone}>
      {/* The button is made anew around its menu: it takes the focus along, so that closing hands it back. */}
      {menu({ target: button({ autoFocus: true }), opened, onChange })}
      <OpenNow open={onChange} />
    </Suspense>
  )
}

/** A menu notes where the focus was when it opens, not when it comes. */
function OpenNow({ open }: { readonly open: (isOpen: boolean) => void }) {
  useEffect(() => open(true), [open])
  return null
}
