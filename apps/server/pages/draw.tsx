import type { PageAddress } from '@frontage/kit/island/island'
import type { PageModule } from '@frontage/kit/island/page'
import { isEmpty, islandSheetOf, prepareBlock, type ReadyBlock, renderBlock, scriptsOf, untilOf } from '@frontage/kit/island/render.server'
import { Refusal } from '@frontage/kit/wire/refusal'
import type { Router } from '@frontage/kit/wire/router.server'
import type { Logger } from 'pino'
import { Fragment, type ReactNode } from 'react'
import { isValiError, safeParse } from 'valibot'
import { blockFolders } from '../blocks'
import { isFromElsewhere, partsOf } from './parts'

/** Modules that are ready to be drawn, the stylesheets and scripts that they need, and the rules that only one of them has. */
export type Ready = {
  /** An element of an older page that cannot be read is an empty one that names its fault: the page's script writes it to the console. */
  draw(module: PageModule): ReactNode
  /** Whether anything of it can be drawn. */
  isDrawn(module: PageModule): boolean
  /** Whether visitors would see nothing of it: it has nothing to show yet, or what it is to show is refused. */
  isEmpty(module: PageModule): boolean
  /** The same without some of its modules, and without the sheets and scripts that only they need. */
  without(modules: ReadonlySet<PageModule>): Ready
  readonly stylesheets: readonly string[]
  readonly sheets: readonly string[]
  /** Whether any of them shows pages of others in frames. */
  readonly hasFrames: boolean
  /** The moment (ms) at which the first of them stops being true. */
  readonly until: number
  readonly clients: readonly string[]
  readonly early: readonly string[]
}

type Tools = {
  readonly router: Router
  readonly log: Logger
  /** What stands in a module instead of the answer to its first call. */
  readonly instead?: (module: PageModule) => unknown
}

/**
 * Asks for everything that the modules of a page show, all at once. A module that is unknown or cannot be drawn is
 * left out and logged; the rest of the page stands.
 */
export async function prepare(modules: readonly PageModule[], address: PageAddress, { router, log, instead }: Tools): Promise<Ready> {
  const made = new Map<PageModule, ReadyBlock>()
  const faults = new Map<PageModule, string>()
  const refused = new Set<PageModule>()
  const makeReady = async (module: PageModule): Promise<void> => {
    try {
      const block = await prepareOne(module, address, { router })
      made.set(module, { ...block, first: instead?.(module) ?? block.first })
    } catch (reason) {
      log.error({ err: reason, block: module.block, path: address.path }, 'a module was left out')
      if (reason instanceof Refusal) refused.add(module)
      if (isValiError(reason) && isFromElsewhere(module)) faults.set(module, reason.issues[0].message)
    }
  }
  const parts = new Map(modules.map((module) => [module, partsOf(module)]))
  const all = [...parts.values()].flat()
  await Promise.all(all.map(makeReady))
  // In the order of the page, not in that in which the answers came: the same page is the same bytes.
  const ready = new Map(
    all.flatMap((module) => {
      const block = made.get(module)
      return block ? [[module, block] as const] : []
    }),
  )
  const isPartEmpty = (part: PageModule): boolean => refused.has(part) || (ready.has(part) && isEmpty(ready.get(part)!))
  const ids = new Map(all.map((module, index) => [module, `${module.block}-${index + 1}`]))
  return readyOf({ parts, ready, faults, ids, isPartEmpty })
}

type Prepared = {
  /** What every module is drawn of. */
  readonly parts: ReadonlyMap<PageModule, readonly PageModule[]>
  readonly ready: ReadonlyMap<PageModule, ReadyBlock>
  readonly faults: ReadonlyMap<PageModule, string>
  readonly ids: ReadonlyMap<PageModule, string>
  readonly isPartEmpty: (part: PageModule) => boolean
}

function readyOf(prepared: Prepared): Ready {
  const { parts, ready, faults, ids, isPartEmpty } = prepared
  const idOf = (part: PageModule): string => ids.get(part) ?? part.block
  const scripts = [...ready.values()].map(scriptsOf)
  const renderPart = (part: PageModule): ReactNode => {
    const block = ready.get(part)
    const id = idOf(part)
    if (block) return <Fragment key={id}>{renderBlock(block, id)}</Fragment>
    return faults.has(part) ? <div key={id} hidden data-fault={faults.get(part)} /> : null
  }
  return {
    draw: (module) => parts.get(module)?.map(renderPart),
    isDrawn: (module) => parts.get(module)?.some((part) => ready.has(part)) ?? false,
    isEmpty: (module) => parts.get(module)?.every(isPartEmpty) ?? false,
    without: (modules) => readyOf(withoutThese(prepared, modules)),
    stylesheets: [...new Set([...ready.values()].map(({ stylesheet }) => stylesheet))],
    hasFrames: [...ready.values()].some(({ definition }) => definition.frames === true),
    until: Math.min(...[...ready.values()].map(untilOf)),
    sheets: [...ready].map(([part, block]) => islandSheetOf(block, idOf(part))).filter(Boolean),
    clients: [...new Set(scripts.flatMap(({ client }) => client))],
    early: [...new Set(scripts.flatMap(({ early }) => early))],
  }
}

function withoutThese(prepared: Prepared, modules: ReadonlySet<PageModule>): Prepared {
  const parts = new Map([...prepared.parts].filter(([module]) => !modules.has(module)))
  const left = new Set([...parts.values()].flat())
  return { ...prepared, parts, ready: new Map([...prepared.ready].filter(([part]) => left.has(part))) }
}

/** Whether a module of a page only leads to others. Attributes that do not fit say nothing. */
export function introduces({ block, props }: PageModule): boolean {
  const definition = blockFolders.get(block)?.definition
  const parsed = definition?.introduces && safeParse(definition.props, props)
  return parsed?.success ? (definition?.introduces?.(parsed.output as never) ?? false) : false
}

/** One module, ready to be drawn by the block that draws its answer best. Throws when there is no such block, or its attributes do not fit. */
export async function prepareOne(
  { block: name, props }: Pick<PageModule, 'block' | 'props'>,
  address: PageAddress,
  { router }: Pick<Tools, 'router'>,
): Promise<ReadyBlock> {
  const block = await prepareNamed(name, props, address, router)
  const other = 'instead' in block.definition && block.definition.instead?.(block.first as never)
  return other ? prepareNamed(other, props, address, router) : block
}

async function prepareNamed(name: string, props: unknown, address: PageAddress, router: Router): Promise<ReadyBlock> {
  const folder = blockFolders.get(name)
  if (!folder) throw new Error('there is no such block')
  return prepareBlock(folder, props, address, router)
}
