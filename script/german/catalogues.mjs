// The German of every sentence: one file for each feature, and one for what several of them say.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { COMMON, catalogueOf, homeOf } from './files.mjs'

const UNTRANSLATED = 'script/german/untranslated.json'

export const readCatalogue = (home) => {
  const file = catalogueOf(home)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const readCatalogues = () =>
  new Map(globSync('{apps,features,packages}/*/messages.admin.de.json').map((file) => [homeOf(file), readCatalogue(homeOf(file))]))

/** Names and examples that are the same in every language. */
export const readUntranslated = () => new Set(JSON.parse(readFileSync(UNTRANSLATED, 'utf8')))

/**
 * The words of a sentence of a file: those for this file alone (under its path within the feature) before those of the feature
 * before those that several share. What only might be a sentence has words of its file alone.
 */
export const wordsIn = (catalogues, file) => {
  const home = homeOf(file)
  const own = catalogues.get(home) ?? {}
  const ofFile = own[file.slice(home.length + 1)] ?? {}
  const common = catalogues.get(COMMON) ?? {}
  return (key, isSure) => {
    const words = ofFile[key] ?? (isSure ? (own[key] ?? common[key]) : undefined)
    return typeof words === 'string' && words !== '' ? words : undefined
  }
}
