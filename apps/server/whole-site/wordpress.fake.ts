import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from '@frontage/kit/storage/database.server'
import { createPhoto } from '@frontage/kit/storage/pictures.fake'
import { importExport } from '@frontage/wordpress/server/import/import-export'
import { startNewSite } from './new-site.fake'

/** An export of our own making. */
export const readExport = (name: string): string => readFileSync(path.join(import.meta.dirname, 'wordpress', name), 'utf8')

/** A new site that an export can be brought into, as the command does; every picture of the old site is a photo of its own width. */
export async function beginWordPress(file: string, engine: Engine = 'sqlite', postgresUrl = '') {
  const site = await startNewSite(engine, postgresUrl)
  await site.app.features.find(({ opening }) => opening)?.opening?.set(true)
  const mover = site.app.features.find((feature) => feature.mover)!.mover!
  const seen: string[] = []
  const readFile = async ({ fileUrl }: { readonly fileUrl: string }): Promise<Uint8Array> => {
    if (!seen.includes(fileUrl)) seen.push(fileUrl)
    return createPhoto(900 + seen.indexOf(fileUrl))
  }
  const kinds = site.app.features.flatMap((feature) => feature.fromWordPress ?? [])
  const { db, files, library, site: settings, publicUrl } = site.app
  const needs = { mover, kinds, db, files, library, site: settings, publicUrl, readFile }
  /** One file after the other. */
  const take = async (texts: string | readonly string[] = file, options = {}) =>
    importExport([texts].flat().map(inPieces), needs, { isLook: false, asDrafts: false, ...options })
  const outcomes = async (report: ReturnType<typeof take>) =>
    (await report).brought.filter(({ outcome }) => outcome !== 'same').map(({ what }) => what)
  return { ...site, mover, needs, take, outcomes }
}

async function* inPieces(text: string): AsyncGenerator<string> {
  yield text
}
