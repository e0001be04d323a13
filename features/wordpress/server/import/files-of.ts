import { readFile, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { CallRefused } from '@frontage/kit/post/call-out.server'
import { followRedirects, type ReadOut } from '@frontage/kit/post/read-out.server'
import { reasons } from '../../messages.gaps'
import type { ReadFile } from './take-pictures'

const MOST_BYTES = 64 * 1024 * 1024
const UPLOADS = '/wp-content/uploads/'

/** Files that lie in a copy of `wp-content/uploads`. Nothing outside it is read, whatever a name says or a link leads to. */
export const filesInFolder =
  (folder: string): ReadFile =>
  async ({ fileUrl }) => {
    const name = decodeURIComponent(URL.parse(fileUrl)?.pathname.split(UPLOADS)[1] ?? '')
    const root = await realpath(folder)
    const file = await realpath(path.join(root, name)).catch(() => undefined)
    if (!name || !file?.startsWith(`${root}${path.sep}`)) throw new Error(reasons.notInFolder)
    if ((await stat(file)).size > MOST_BYTES) throw new Error(reasons.tooLarge)
    return readFile(file)
  }

/** Files of the old site itself, `from` being its address now. Private addresses are refused; what is noted with http is asked for with https. */
export const filesOfSite =
  (readOut: ReadOut, from?: string): ReadFile =>
  async ({ fileUrl }) => {
    const { pathname = '', search = '' } = URL.parse(fileUrl) ?? {}
    const url = (from ? new URL(pathname + search, from).href : fileUrl).replace(/^http:/i, 'https:')
    const { status, bytes } = await followRedirects(readOut)({ url, accept: 'image/*,*/*;q=0.5', most: MOST_BYTES }).catch(
      (reason: unknown) => {
        if (reason instanceof CallRefused) throw new Error(reasons.privateAddress)
        throw isUnreachable(reason) ? new Error(reasons.noAnswer) : reason
      },
    )
    if (status !== 200) throw new Error(reasons.status(status))
    return bytes
  }

/** Names that are not known, and lines that break, have codes of the system. */
const isUnreachable = (reason: unknown): boolean => typeof (reason as NodeJS.ErrnoException | undefined)?.code === 'string'
