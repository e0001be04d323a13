import { type EventName, isAddition, subjectOf } from '@frontage/kit/events.server'
import type { NamedFeature } from '../features'
import type { Delivery } from '../http/deliver'
import { noteAsked } from './asked-features'

/** What happened to pages: to those that asked a feature, or to all of them. `isAddition`: what they show stays true. */
export type PageChange = { readonly feature?: string | undefined; readonly isAddition?: boolean }

/** A page as it was drawn. */
export type Drawn = {
  readonly page: Delivery
  /** The features that it was made of. */
  readonly asked: ReadonlySet<string>
  /** What happened while it was drawn. */
  readonly changes: readonly PageChange[]
}

type Drawing = { readonly address: string; readonly drawn: Promise<Drawn>; readonly changes: PageChange[] }

export const concerns = ({ feature }: PageChange, asked: ReadonlySet<string>): boolean => feature === undefined || asked.has(feature)

/** What an event is to pages; without a name, or by a feature that pages need not ask, it concerns all of them. */
export function changeBy(name: EventName | undefined, features: readonly NamedFeature[]): PageChange {
  if (!name) return {}
  const feature = features.find((one) => one.isOnlyAsked && one.name === subjectOf(name))?.name
  return { feature, isAddition: isAddition(name) }
}

/** Pages that are being drawn: one drawing a page, however many ask for it. */
export function createDrawings() {
  const underWay = new Set<Drawing>()
  let joinable = new Map<string, Drawing>()

  async function draw(make: () => Promise<Delivery>, changes: readonly PageChange[]): Promise<Drawn> {
    const asked = new Set<string>()
    return { page: await noteAsked(make, asked), asked, changes }
  }

  function begin(address: string, make: () => Promise<Delivery>): Drawing {
    const all = joinable
    const changes: PageChange[] = []
    const drawn = draw(make, changes).finally(() => {
      underWay.delete(drawing)
      if (all.get(address) === drawing) all.delete(address)
    })
    const drawing = { address, drawn, changes }
    underWay.add(drawing)
    all.set(address, drawing)
    return drawing
  }

  return {
    /** What is being drawn already; who asks after a change waits for no drawing that was begun before it. */
    current: (address: string): Promise<Drawn> | undefined => joinable.get(address)?.drawn,
    /** Whether it is being drawn, be it from before a change. */
    isDrawing: (address: string): boolean => [...underWay].some((drawing) => drawing.address === address),
    begin: (address: string, make: () => Promise<Delivery>): Promise<Drawn> => begin(address, make).drawn,
    /** What is drawn now may miss it: nobody joins these drawings any more. */
    note: (change: PageChange): void => {
      for (const { changes } of underWay) changes.push(change)
      joinable = new Map()
    },
  }
}
