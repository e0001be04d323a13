type Texts = Readonly<Record<string, string>>

/** A text that was kept among settings: where nobody changed the `usual` one, it follows the words of the site. */
export const inSiteWords = (kept: string, usual: string, spoken: string): string => (kept === usual ? spoken : kept)

/** The same for several. */
export const allInSiteWords = <Kept extends Texts>(kept: Kept, usual: Texts, spoken: Texts): Kept =>
  Object.fromEntries(Object.entries(kept).map(([name, text]) => [name, text === usual[name] ? (spoken[name] ?? text) : text])) as Kept
