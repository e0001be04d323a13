/** What a browser throws that used no passkey, by its name, or by that of its cause; undefined where it is none of these. */
export function passkeyFaultOf(error: unknown, known: readonly string[]): string | undefined {
  const { name, cause } = error as { name?: string; cause?: { name?: string } }
  return [name, cause?.name].find((one) => one !== undefined && known.includes(one))
}

/** Browsers know passkeys for names alone, not for numbers such as 127.0.0.1. */
export const isNamedHost = (host: string): boolean => !/^[\d.]+$|:/.test(host)
