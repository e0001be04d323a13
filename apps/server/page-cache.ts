import type { Delivery } from './deliver'

/** Pages as they were drawn, by their address, until something changes. */
export type PageCache = {
  get(address: string): Delivery | undefined
  /** Draws a page once, however many ask for it at the same time. What was drawn before a change is not kept. */
  recall(address: string, draw: () => Promise<Delivery>): Promise<Delivery>
  clear(): void
}

export function createPageCache(most: number): PageCache {
  let kept = new Map<string, Delivery>()
  let drawing = new Map<string, Promise<Delivery>>()

  async function draw(address: string, make: () => Promise<Delivery>): Promise<Delivery> {
    const pages = kept
    const page = await make()
    if (page.status !== 200) return page
    if (pages.size >= most) pages.delete(pages.keys().next().value!)
    pages.set(address, page)
    return page
  }

  return {
    get: (address) => kept.get(address),
    recall: (address, make) => {
      const current = drawing
      const known = current.get(address) ?? draw(address, make).finally(() => current.delete(address))
      current.set(address, known)
      return known
    },
    clear: () => {
      kept = new Map()
      drawing = new Map()
    },
  }
}
