import { BadXml } from '@frontage/kit/wordpress/export/xml-reader.server'

/** A file that cannot be read: why, in words that follow “could not be read: ”. `file`: which of several. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly file: string

  constructor(why: string, file = '') {
    super(why)
    this.file = file
  }
}

/** Whether it is the file's fault that it could not be imported. */
export const isUnreadable = (reason: unknown): reason is Error => reason instanceof Unreadable || reason instanceof BadXml
