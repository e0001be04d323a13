import * as v from 'valibot'

/** What is sent piece by piece; `size` in bytes. */
export type Streamed = { readonly stream: AsyncIterable<Uint8Array>; readonly size: number }

/** An answer that is a file: it is handed out to be kept, never to be opened as a page of ours. */
export class Download {
  readonly name: string
  readonly type: string
  readonly content: Uint8Array | Streamed

  constructor(name: string, type: string, content: Uint8Array | Streamed) {
    this.name = name
    this.type = type
    this.content = content
  }
}

export const download = v.instance(Download)
