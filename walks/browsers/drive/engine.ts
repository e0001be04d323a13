/** Where a pointer is, in CSS pixels of the window. */
export type Point = { readonly x: number; readonly y: number }

export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'Home' | 'End' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'

/** What a real browser is asked for, whatever protocol it speaks. Everything else is made of these in `tab.ts`. */
export type Engine = {
  /** The address of the site for this browser. */
  readonly base: string
  /** Goes there and waits until the page has loaded. */
  open(address: string): Promise<void>
  /** The value of an expression in the page; a promise is waited for. */
  run(expression: string): Promise<unknown>
  /** Gives files, by their paths, to the file field that an expression finds. */
  give(expression: string, files: readonly string[]): Promise<void>
  move(to: Point): Promise<void>
  down(): Promise<void>
  up(): Promise<void>
  /** So fast that it counts as a double press. */
  pressTwice(at: Point): Promise<void>
  press(key: Key): Promise<void>
  type(text: string): Promise<void>
  /** Makes the page so wide and high. */
  resize(width: number, height: number): Promise<void>
  /** What the window shows, a PNG. */
  picture(): Promise<Buffer>
  /** Forgets who was here: cookies, and what the page keeps. */
  forget(): Promise<void>
  /** Errors and policy violations since it was last asked. */
  faults(): string[]
  close(): Promise<void>
}
