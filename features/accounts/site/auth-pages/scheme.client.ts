/** Where the admin remembers that light or dark was chosen. */
const CHOSEN = 'mantine-color-scheme-value'

/** Light or dark, as it was chosen in the admin; else as the device says. */
export function followScheme(): void {
  try {
    const chosen = localStorage.getItem(CHOSEN)
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen
  } catch {
    // A browser may forbid it: then it is as the device says.
  }
}
