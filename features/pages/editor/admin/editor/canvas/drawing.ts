import { MOST_DRAWN } from '@frontage/kit/island/draw-modules'
import type { Module, PageDocument } from '../../../../admin/document/document'
import { keyOf } from '../../../../admin/document/keys'
import { draw, type RenderedCanvas } from './draw'

/** Milliseconds without a change after which it is drawn anew. */
const REST = 60
const AGAIN = 3000

type Listener = () => void
export type Refused = { readonly key: string; readonly at: string; readonly fault: string }

/**
 * What the modules of a page look like, as the server draws them. Only what changed is asked for, all of it at once, one
 * question at a time; what stands there stays until the next can take its place.
 */
export class Drawing {
  readonly #drawn = new Map<string, RenderedCanvas>()
  readonly #from = new Map<string, Module>()
  readonly #own = new Map<string, string>()
  readonly #sheets = new Map<string, string>()
  readonly #listeners = new Set<Listener>()
  readonly #end = new AbortController()
  #wanted: readonly Module[] = []
  #path = '/'
  #timer: ReturnType<typeof setTimeout> | undefined
  #isAsking = false
  #holds = 0
  #turn = 0
  #css = ''
  #refused: readonly Refused[] = []
  readonly #draw: typeof draw

  constructor(ask = draw) {
    this.#draw = ask
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly of = (key: string): RenderedCanvas | undefined => this.#drawn.get(key)

  /** Settings that keep a module from being drawn, by its key. */
  readonly refused = (): readonly Refused[] => this.#refused

  /** All sheets that are needed so far, in the order in which they came. */
  readonly css = (): string => this.#css

  show({ path, rows }: PageDocument): void {
    this.#path = path
    this.#wanted = rows.flatMap(({ columns, behind }) => [
      ...columns.flatMap(({ modules }) => modules),
      ...(behind ? [behind as Module] : []),
    ])
    this.#later(REST)
  }

  /** Nothing is drawn while words are typed over on the page itself: what was asked before would bring the old ones back. Hands back what ends it: then the module is drawn anew. */
  hold(key: string): () => void {
    this.#holds += 1
    this.#turn += 1
    return () => {
      this.#holds -= 1
      this.#from.delete(key)
      this.#later(0)
    }
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#end.abort()
  }

  #later(rest: number): void {
    if (this.#isAsking || this.#holds > 0 || this.#end.signal.aborted) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), rest)
  }

  async #ask(): Promise<void> {
    if (this.#holds > 0) return
    const changed = this.#wanted.filter((module) => this.#from.get(keyOf(module)) !== module).slice(0, MOST_DRAWN)
    if (changed.length === 0) return
    this.#isAsking = true
    const next = await this.#take(changed).then(
      () => 0,
      () => AGAIN,
    )
    this.#isAsking = false
    this.#later(next)
  }

  async #take(changed: readonly Module[]): Promise<void> {
    const modules = changed.map((module) => ({ key: keyOf(module), block: module.block, props: module.props }))
    const turn = this.#turn
    const answer = await this.#draw({ path: this.#path, modules, has: [...this.#sheets.keys()] }, this.#end.signal)
    if (turn !== this.#turn) return
    for (const module of changed) this.#from.set(keyOf(module), module)
    for (const { name, css } of answer.sheets) this.#sheets.set(name, css)
    for (const { key } of modules) this.#own.delete(key)
    for (const { key, css } of answer.own) this.#own.set(key, css)
    for (const [key, drawn] of answer.drawn) this.#drawn.set(key, drawn)
    this.#css = [...this.#sheets.values(), ...this.#own.values()].join('\n')
    this.#refused = [...this.#drawn].flatMap(([key, one]) =>
      one.fault !== undefined && one.at !== undefined ? [{ key, at: one.at, fault: one.fault }] : [],
    )
    for (const listener of this.#listeners) listener()
  }
}
