/** `example.com` is an address too, as people type it. */
export const withScheme = (typed: string): string => (typed === '' || /^\w+:\/\//i.test(typed) ? typed : `https://${typed}`)
