/** Where a widget is wanted: which one, what its place says, and what gives the element for it once it is known to be there. */
export type PagePlacement = {
  readonly block: string
  readonly id: string
  readonly said: Readonly<Record<string, string>>
  readonly take: () => HTMLElement
}
