import type { FramePart } from '../frame'

export type FrameTables = {
  /** `frame` is JSON: what is being worked on; null when that is what visitors see. */
  frame_draft: { part: FramePart; revision: number; frame: string | null; saved_at: string; saved_by: string }
  /** What visitors saw, newest with the highest number. */
  frame_version: { part: FramePart; version: number; frame: string; published_at: string; published_by: string }
}
