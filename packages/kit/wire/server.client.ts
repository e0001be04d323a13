let origin = ''

/** Says where the server is, for scripts that run on a page of somebody else. On our own pages nobody has to. */
export function serveFrom(address: string): void {
  origin = address
}

/** The full address of one of our paths. */
export const onServer = (path: string): string => origin + path

export const serverOrigin = (): string => origin || location.origin
