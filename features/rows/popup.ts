/** On which widths of the window a pop-up may open; empty: on all. */
export const displays = ['', 'desktop', 'desktop-medium', 'medium', 'medium-mobile', 'mobile'] as const
export type Display = (typeof displays)[number]

/** Theme, §4: whether the window has a width that the setting names. No width falls between two of them. */
export function fits(display: Display, width: number, medium: number, small: number): boolean {
  if (display === 'desktop') return width >= medium
  if (display === 'desktop-medium') return width >= small
  if (display === 'medium') return width >= small && width < medium
  if (display === 'medium-mobile') return width < medium
  return display === 'mobile' ? width < small : true
}
