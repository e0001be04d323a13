import type { SiteRegistry } from '@frontage/kit/feature.server'
import type { PageDocument } from '../../page'
import { documentOf } from '../../versions'
import { readyPages } from '../ready'
import type { ReadyPage } from '../ready-page'

/** `path`: where it stands unless its title says otherwise. */
export type PageTemplate = ReadyPage & { readonly path?: string }

/**
 * What a new page can begin with: first what other features make of the business details, then what its owner writes anew. A made
 * one takes the place of a written one of the same name.
 */
export async function pageTemplates({ pageTemplates: madeTemplates }: Pick<SiteRegistry, 'pageTemplates'>): Promise<PageTemplate[]> {
  const made = (await madeTemplates()).flatMap(({ document, ...about }) => {
    const page = documentOf(document)
    return page ? [{ ...about, description: page.description, rows: page.rows, path: page.path }] : []
  })
  return [...made, ...readyPages.filter(({ name }) => !made.some((other) => other.name === name))].sort(byPlace)
}

const order = ['home', 'services', 'about', 'contact', 'landing', 'projects', 'reviews', 'news', 'privacy']
const placeOf = (name: string): number => (order.includes(name) ? order.indexOf(name) : order.length)
const byPlace = (one: PageTemplate, other: PageTemplate): number => placeOf(one.name) - placeOf(other.name)

/** A template as a page, to be looked at; undefined where there is none of the name. */
export async function templatePage(name: string, registry: Pick<SiteRegistry, 'pageTemplates'>): Promise<PageDocument | undefined> {
  const found = (await pageTemplates(registry)).find((template) => template.name === name)
  if (!found) return undefined
  const { title, description, rows, path = '/template' } = found
  return { version: 2, path, title, description, isHidden: true, rows: [...rows] }
}
