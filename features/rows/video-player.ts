/** What a player tells of the video that it plays. */
export type Told =
  /** It is seen to move. */
  | { readonly type: 'playing' }
  /** It has come to its end, and is not to begin again. */
  | { readonly type: 'ended' }
  /** Somebody else has paused it: the browser, or a key for media. */
  | { readonly type: 'stopped' }
  /** It must not begin by itself here. */
  | { readonly type: 'refused' }
  /** It cannot be played at all. */
  | { readonly type: 'failed' }
  | { readonly type: 'source-failed'; readonly place: number }

/** Plays a video behind a row: a file of ours, or the frame of another site. */
export type Player = {
  load(): void
  play(): void
  pause(): void
  /** From where it begins. */
  restart(): void
  mute(isMuted: boolean): void
  /** Asks for nothing any more. */
  unload(): void
  dropSource(place: number): void
}

/** Which part is played, in seconds, and whether again; an end of 0: its own. */
export type VideoClip = { readonly start: number; readonly end: number; readonly isLooped: boolean }

/** As its row says it in `data-start`, `data-end` and `data-loop`. */
export const partOf = ({ start, end, loop }: Readonly<Record<string, string | undefined>>): VideoClip => ({
  start: Number(start ?? 0),
  end: Number(end ?? 0),
  isLooped: loop !== undefined,
})
