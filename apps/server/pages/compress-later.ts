import type { Asset } from '../http/assets'

/** A page that is read so often is compressed anew, as small as it gets. */
const OFTEN = 3
/** Pages that wait for their turn; more of them are asked again when they are read. */
const MOST_WAITING = 100

type Later = {
  readonly asset: Asset
  /** Whether it is still what is sent. */
  readonly isCurrent: () => boolean
  readonly keep: (asset: Asset) => void
}

/** Counts how often what is sent has been read; what is read often is compressed once more and better, one at a time. */
export function createCompressor(compress: (asset: Asset) => Promise<Asset>): (later: Later) => void {
  const reads = new WeakMap<Asset, number>()
  let waiting = 0
  let turn: Promise<unknown> = Promise.resolve()

  async function run({ asset, isCurrent, keep }: Later): Promise<void> {
    if (!isCurrent()) return
    const smaller = await compress(asset)
    reads.set(smaller, Number.POSITIVE_INFINITY)
    if (isCurrent()) keep(smaller)
  }

  return (later) => {
    const read = (reads.get(later.asset) ?? 0) + 1
    if (read < OFTEN) return void reads.set(later.asset, read)
    if (read > OFTEN || waiting >= MOST_WAITING || !later.asset.br) return
    reads.set(later.asset, Number.POSITIVE_INFINITY)
    waiting += 1
    turn = turn
      .then(() => run(later))
      // What there is goes on being sent.
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1
      })
  }
}
