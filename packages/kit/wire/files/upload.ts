import * as v from 'valibot'

/** Where a file that is still coming in lies, and how long it is. */
export type Incoming = { readonly path: string; readonly size: number }

/** A file that came with a form. */
export class Upload {
  /** As the visitor's machine calls it: shown, never used. */
  readonly name: string
  /** Undefined when the file is larger than the call takes. */
  readonly bytes: Uint8Array | undefined
  /** Where it lies until the call is answered, for calls whose files do not go to memory. */
  readonly incoming: Incoming | undefined
  /** SHA-256 of its bytes in base64url, taken while they came in: what tells files of the same name and size apart. */
  readonly hash: string

  constructor(name: string, content: Uint8Array | Incoming | undefined, hash = '') {
    this.name = name
    this.hash = hash
    this.bytes = content instanceof Uint8Array ? content : undefined
    this.incoming = content instanceof Uint8Array ? undefined : content
  }

  get isTooLarge(): boolean {
    return !this.bytes && !this.incoming
  }

  get size(): number {
    return this.bytes?.byteLength ?? this.incoming?.size ?? 0
  }
}

/** Nothing but a file part becomes one: neither a text nor anything in JSON. */
export const upload = v.instance(Upload, 'Choose a file.')
