import { repeatAnchor } from '../pieces/anchors/anchors.client'
import { startSwitcher } from '../pieces/colours/colour-switcher.client'
import { startMenu } from '../pieces/menu/menu.client'
import { teachCommands } from '../pieces/search/commands.client'
import { closeByOneEscape, startSearch } from '../pieces/search/search.client'
import { startSticky } from '../pieces/sticky/sticky.client'

for (const header of document.querySelectorAll<HTMLElement>('.site-header')) {
  const each = <E extends HTMLElement>(selector: string, start: (element: E) => void): void =>
    header.querySelectorAll<E>(selector).forEach(start)
  each('.site-header__menu', startMenu)
  each('.site-search', startSearch)
  each('.search-screen', closeByOneEscape)
  each('.colour-switcher', startSwitcher)
  teachCommands(header)
  startSticky(header)
}
repeatAnchor()
