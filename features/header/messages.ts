/** What people read or hear around every page. */
export const messages = {
  /** Spoken name of the button that opens the menu on narrow screens. */
  menu: 'Menu',
  /** Spoken name of the links in the header. */
  mainNavigation: 'Main',
} as const
