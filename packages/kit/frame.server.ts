import type { Logger } from 'pino'
import type { PageModule } from './island/page'
import type { Site } from './storage/site.server'
import { storedJson } from './storage/stored-json.server'

/** Settings of the site that hold what stands above and below every page: modules as JSON. */
export const FRAME = { header: 'frame.header', footer: 'frame.footer' } as const
/** Where they stand in an exported site. */
export const FRAME_FILES = { header: 'site/header', footer: 'site/footer' } as const
export type FramePart = keyof typeof FRAME

/** The modules of one part. What is no module is left out and logged: a broken header never takes a page with it. */
export async function readFrame(part: FramePart, { site, log }: { readonly site: Site; readonly log: Logger }): Promise<PageModule[]> {
  const kept = listIn(await site.read(FRAME[part]), FRAME[part])
  const modules = kept?.filter(isModule) ?? []
  if (modules.length !== kept?.length) log.error({ part }, 'a part of the frame could not be read')
  return modules
}

function listIn(text: string | undefined, name: string): unknown[] | undefined {
  const kept = storedJson(text ?? '[]', name)
  return Array.isArray(kept) ? kept : undefined
}

const isModule = (value: unknown): value is PageModule => {
  const { block, props } = (value ?? {}) as Partial<PageModule>
  return typeof block === 'string' && typeof props === 'object' && props !== null
}
