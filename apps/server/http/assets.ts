import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { adminLanguages } from '@frontage/kit/admin-language'
import { etagOf } from '@frontage/kit/hash.server'

export type Asset = {
  readonly type: string
  readonly body: Buffer
  readonly br: Buffer | undefined
  readonly gzip: Buffer | undefined
  readonly etag: string
}

export type Assets = {
  /** A built file by its address, `/assets/…`. */
  get(address: string): Asset | undefined
  /** The addresses of all of them. */
  addresses(): readonly string[]
  /** The address of what an entry was built into, in a language where it was built in several. */
  addressOf(entry: string, language?: string): string
  /** Scripts that an entry cannot start without. */
  modulesOf(entry: string, language?: string): string[]
  /** Stylesheets that belong to an entry. */
  stylesOf(entry: string, language?: string): string[]
  /** The text of a built stylesheet. */
  textOf(entry: string): string
  /** Only while somebody develops: what every page loads first, and the address of a stylesheet that changes while the page stays. */
  readonly dev?: { readonly start: readonly string[]; linkOf(entry: string): string | undefined }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
}

/** Reads what the builds made, with its compressed twins, into memory: a few megabytes, once. */
export function readAssets(folders: readonly string[]): Assets {
  const manifest = manifestOf(folders)
  const inLanguages = new Map(otherLanguages.map((language) => [language as string, manifestOf(folders, `.${language}`)]))
  const assets = new Map(folders.flatMap(assetsIn))
  const manifestFor = (entry: string, language = ''): Manifest => {
    const found = [inLanguages.get(language), manifest].find((each) => each?.[entry])
    if (!found) throw new Error(`the build holds no ${entry}`)
    return found
  }
  const built = (entry: string, language?: string) => manifestFor(entry, language)[entry]!
  return {
    get: (address) => assets.get(address),
    addresses: () => [...assets.keys()],
    addressOf: (entry, language) => `/${built(entry, language).file}`,
    modulesOf: (entry, language) => [...new Set(modulesIn(manifestFor(entry, language), entry))].map((file) => `/${file}`),
    stylesOf: (entry, language) => [...new Set(stylesIn(manifestFor(entry, language), entry))].map((file) => `/${file}`),
    textOf: (entry) => assets.get(`/${built(entry).file}`)?.body.toString() ?? '',
  }
}

/** Languages whose admin was built beside the first one. */
const otherLanguages = adminLanguages.slice(1)

const manifestOf = (folders: readonly string[], ending = ''): Manifest =>
  Object.assign({}, ...folders.map((folder) => manifestIn(path.join(folder, `.vite/manifest${ending}.json`), ending !== '')))

const manifestIn = (file: string, mayLack: boolean): Manifest =>
  mayLack && !existsSync(file) ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Manifest)

const assetsIn = (folder: string): [string, Asset][] =>
  readdirSync(path.join(folder, 'assets'))
    .filter((name) => path.extname(name) in types)
    .map((name) => [`/assets/${name}`, assetOf(path.join(folder, 'assets', name))])

const stylesIn = (manifest: Manifest, entry: string): string[] => {
  const { css = [], imports = [] } = manifest[entry] ?? {}
  return [...imports.flatMap((name) => stylesIn(manifest, name)), ...css]
}

const modulesIn = (manifest: Manifest, entry: string): string[] =>
  (manifest[entry]?.imports ?? []).flatMap((name) => [manifest[name]?.file ?? [], modulesIn(manifest, name)].flat())

function assetOf(file: string): Asset {
  const body = readFileSync(file)
  const twin = (ending: string): Buffer | undefined => {
    try {
      return readFileSync(`${file}${ending}`)
    } catch {
      return undefined
    }
  }
  return { type: types[path.extname(file)]!, body, br: twin('.br'), gzip: twin('.gz'), etag: etagOf(body) }
}

/** Brotli's level for a page that somebody waits for: 3 ms of 190 KB, where level 9 costs 20 ms and saves 3 %. */
const AT_ONCE = 5
/** For a page that is asked for again and again: 11 % smaller, and fifty times the work. */
const AT_LEISURE = 11

/** What is small comes as a part of the 16 or 64 KB that it was made in, and these would stay in memory with it. */
function alone(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

const inBrotli = async (body: Buffer, quality: number): Promise<Buffer> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return alone(await promisify(brotliCompress)(body, { params }))
}

/** What is sent as it is. */
export const plain = (body: Buffer, type: string): Asset => ({ type, body, br: undefined, gzip: undefined, etag: etagOf(body) })

/** A page as it is sent: compressed when it is drawn, beside the thread that answers. */
export async function compressed(body: Buffer, type: string): Promise<Asset> {
  const [br, zipped] = await Promise.all([inBrotli(body, AT_ONCE), promisify(gzip)(body, { level: 6 })])
  return { ...plain(alone(body), type), br, gzip: alone(zipped) }
}

/** The same, as small as it gets. */
export const compressedAgain = async (asset: Asset): Promise<Asset> => ({ ...asset, br: await inBrotli(asset.body, AT_LEISURE) })
