/** What of the redirects of a plugin did not come along, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  status: (from: string, status: number, known: string) => `the redirect from ${from}: the status ${status} is not one of ${known}`,
  same: (from: string) => `the redirect from ${from}: another redirect has the same address`,
  taken: (from: string) => `the redirect from ${from}: the page at this address is shown here`,
  circle: (from: string) => `the redirect from ${from}: it redirects in a circle`,
  issue: (from: string, issue: string) => `the redirect from ${from} cannot be stored: ${issue}`,
} as const
