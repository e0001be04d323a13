import * as v from 'valibot'

/** A file that came with a form. */
export class Upload {
  /** As the visitor's machine calls it: shown, never used. */
  readonly name: string
  /** Undefined when the file is larger than the call takes. */
  readonly bytes: Uint8Array | undefined

  constructor(name: string, bytes: Uint8Array | undefined) {
    this.name = name
    this.bytes = bytes
  }
}

/** Nothing but a file part becomes one: neither a text nor anything in JSON. */
export const upload = v.instance(Upload, 'A file is expected.')
