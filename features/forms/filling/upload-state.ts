import type { UploadAnswer } from '../wire'

/** Portfolio and forms, §4: a file is in progress, complete or in error; before that it waits for its turn. */
export type UploadItem = {
  readonly id: number
  /** As the visitor's machine calls it: shown as text, never more. */
  readonly name: string
  readonly bytes: number
  readonly state: 'waiting' | 'in-progress' | 'complete' | 'error' | 'deleting'
  /** Of its bytes that are sent: 99 until the answer is there. */
  readonly percent: number
  readonly problem: string
  /** Whether another try makes sense. */
  readonly canRetry: boolean
  /** Where the server put it: `folder/file`. */
  readonly path: string
}

export type UploadState = {
  /** Newest first (facts, §9). */
  readonly items: readonly UploadItem[]
  /** Why some files were not taken. */
  readonly notice: string
  /** For those who hear the page. */
  readonly said: string
}

export type Addition = { readonly id: number; readonly name: string; readonly bytes: number; readonly problem: string | undefined }

export type UploadEvent =
  | { readonly type: 'added'; readonly files: readonly Addition[] }
  | { readonly type: 'progressed'; readonly id: number; readonly percent: number }
  | { readonly type: 'answered'; readonly id: number; readonly answer: UploadAnswer }
  /** No answer, or none that can be understood; `problem` says so to the visitor. */
  | { readonly type: 'failed'; readonly id: number; readonly problem: string }
  | { readonly type: 'removed' | 'retried'; readonly id: number }
  | { readonly type: 'deleted'; readonly id: number; readonly problem: string }
  | { readonly type: 'cleared' }

export type UploadEffect =
  | { readonly do: 'start' | 'abort' | 'forget'; readonly id: number }
  | { readonly do: 'delete'; readonly id: number; readonly path: string }
