/** Milliseconds after which nothing is going to come any more. */
const PATIENCE = 60_000
/** Bytes a millisecond that the slowest line carries which is waited for. */
const SLOWEST = 10

/** Milliseconds that so many bytes of files may take to be sent and answered. */
export const timeFor = (bytes: number): number => PATIENCE + Math.ceil(bytes / SLOWEST)

/** Calls off what is sent when no answer came, and none is going to. Files take the time that a slow line needs for them. */
export function patienceFor(data: FormData): AbortSignal {
  const files = [...data.values()].map((value) => (typeof value === 'string' ? 0 : value.size))
  return AbortSignal.timeout(timeFor(files.reduce((sum, bytes) => sum + bytes, 0)))
}
