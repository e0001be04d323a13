/** Pixels of a swipe that leads on, and of one that closes. */
const SWIPE = 50
const FAR = 110
/** A finger that moves less than this has tapped; two taps within this time, in milliseconds, are one action. */
const STILL = 10
const DOUBLE_TAP = 300
const CLOSEST = 4

type Actions = { readonly step: (by: 1 | -1) => void; readonly close: () => void }
type Point = { readonly x: number; readonly y: number }
type View = Point & { readonly scale: number }

const WHOLE: View = { scale: 1, x: 0, y: 0 }

/** Fingers on the stage: a swipe leads on or closes, two fingers or a double tap bring the picture nearer, one moves it then. */
export class Fingers {
  readonly #stage: HTMLElement
  readonly #actions: Actions
  readonly #down = new Map<number, Point>()
  #view = WHOLE
  #began: (Span & { readonly view: View }) | undefined
  #tapped = 0
  #isPinch = false

  constructor(stage: HTMLElement, actions: Actions) {
    this.#stage = stage
    this.#actions = actions
    const touched = (act: (event: PointerEvent) => void) => (event: PointerEvent) => {
      // Mice have buttons and keys.
      if (event.pointerType !== 'mouse') act(event)
    }
    stage.addEventListener(
      'pointerdown',
      touched((event) => this.#press(event)),
    )
    stage.addEventListener(
      'pointermove',
      touched((event) => this.#move(event)),
    )
    for (const end of ['pointerup', 'pointercancel'] as const)
      stage.addEventListener(
        end,
        touched((event) => this.#lift(event)),
      )
  }

  /** The whole picture again. */
  reset(): void {
    this.#look(WHOLE)
  }

  #press(event: PointerEvent): void {
    this.#down.set(event.pointerId, event)
    this.#isPinch = this.#down.size > 1
    this.#begin()
  }

  #move(event: PointerEvent): void {
    if (!this.#down.has(event.pointerId)) return
    this.#down.set(event.pointerId, event)
    const began = this.#began
    const many = this.#down.size
    if (!began || (many < 2 && this.#view.scale === 1)) return
    const { middle, distance } = spanOf([...this.#down.values()])
    const scale = many > 1 ? Math.min(CLOSEST, Math.max(1, (began.view.scale * distance) / began.distance)) : this.#view.scale
    this.#look({ scale, x: began.view.x + middle.x - began.middle.x, y: began.view.y + middle.y - began.middle.y })
  }

  #lift(event: PointerEvent): void {
    const isLast = this.#down.delete(event.pointerId) && !this.#down.size
    if (isLast && event.type === 'pointerup' && !this.#isPinch && this.#began) this.#finish(event, this.#began.middle)
    this.#begin()
  }

  #finish({ x, y, timeStamp }: PointerEvent, from: Point): void {
    const across = x - from.x
    const down = y - from.y
    const isForward = across < 0 === (getComputedStyle(this.#stage).direction === 'ltr')
    if (Math.hypot(across, down) < STILL) this.#tap(timeStamp)
    else if (this.#view.scale > 1) this.#begin()
    else if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) this.#actions.step(isForward ? 1 : -1)
    else if (Math.abs(down) > FAR) this.#actions.close()
  }

  #tap(now: number): void {
    const isSecond = now - this.#tapped < DOUBLE_TAP
    this.#tapped = isSecond ? 0 : now
    if (isSecond) this.#look(this.#view.scale > 1 ? WHOLE : { ...WHOLE, scale: 2 })
  }

  #begin(): void {
    this.#began = this.#down.size ? { view: this.#view, ...spanOf([...this.#down.values()]) } : undefined
  }

  #look(view: View): void {
    this.#view = view.scale > 1.02 ? view : WHOLE
    const { scale, x, y } = this.#view
    const picture = this.#stage.querySelector<HTMLElement>('.lightbox__picture')
    if (picture) picture.style.transform = scale > 1 ? `translate(${x}px, ${y}px) scale(${scale})` : ''
  }
}

type Span = { readonly middle: Point; readonly distance: number }

function spanOf([one = WHOLE, other = one]: readonly Point[]): Span {
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, distance: Math.hypot(one.x - other.x, one.y - other.y) || 1 }
}
