import type { PageAddress } from '@frontage/kit/island/island'
import type { PageModule } from '@frontage/kit/island/page'
import { drawBlock, prepareBlock, type ReadyBlock, scriptsOf, sheetOf } from '@frontage/kit/island/render.server'
import type { Router } from '@frontage/kit/wire/router.server'
import type { Logger } from 'pino'
import { Fragment, type ReactNode } from 'react'
import { blockFolders } from './blocks'

/** Modules that are ready to be drawn, the stylesheets and scripts that they need, and the rules that only one of them has. */
export type Ready = {
  draw(module: PageModule): ReactNode
  readonly stylesheets: readonly string[]
  readonly sheets: readonly string[]
  readonly clients: readonly string[]
  readonly early: readonly string[]
  /** Whether any of them shows pages of others in frames. */
  readonly hasFrames: boolean
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
  const ready = new Map<PageModule, ReadyBlock>()
  const prepareNamed = (name: string, props: unknown): Promise<ReadyBlock> => {
    const folder = blockFolders.get(name)
    if (!folder) throw new Error('there is no such block')
    return prepareBlock(folder, props, address, router)
  }
  const prepareOne = async (module: PageModule): Promise<void> => {
    try {
      const block = await prepareNamed(module.block, module.props)
      const other = 'instead' in block.definition && block.definition.instead?.(block.first as never)
      const shown = other ? await prepareNamed(other, module.props) : block
      ready.set(module, { ...shown, first: instead?.(module) ?? shown.first })
    } catch (reason) {
      log.error({ err: reason, block: module.block, path: address.path }, 'a module was left out')
    }
  }
  await Promise.all(modules.map(prepareOne))
  const scripts = [...ready.values()].map(scriptsOf)
  const ids = new Map(modules.map((module, index) => [module, `${module.block}-${index + 1}`]))
  return {
    draw: (module) => {
      const block = ready.get(module)
      const id = ids.get(module) ?? module.block
      return block ? <Fragment key={id}>{drawBlock(block, id)}</Fragment> : null
    },
    hasFrames: [...ready.values()].some(({ definition }) => definition.frames === true),
    stylesheets: [...new Set([...ready.values()].map(({ stylesheet }) => stylesheet))],
    sheets: [...ready].map(([module, block]) => sheetOf(block, ids.get(module) ?? module.block)).filter(Boolean),
    clients: [...new Set(scripts.flatMap(({ client }) => client))],
    early: [...new Set(scripts.flatMap(({ early }) => early))],
  }
}
