import * as v from 'valibot'

/** An answer that is a file: it is handed out to be kept, never to be opened as a page of ours. */
export class Download {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

export const download = v.instance(Download)
