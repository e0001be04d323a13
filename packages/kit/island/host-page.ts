import { withoutEndSlashes } from '../text/path'

/** What visitors are followed with, and what opens a form: the page is the same without it. */
const aside = /^(?:utm_\w+|mc_\w+|fbclid|gclid|msclkid|wrtg|wppl|review)$/
const MOST = 300

/**
 * A page of others as one name, which leads there too: `//host.example/decks?p=7`. The same page has the same one, by whichever
 * scheme, with or without a slash at its end, a mark in it, or the sign of a campaign.
 */
export function hostPageOf(address: string): string {
  const { host, pathname, searchParams } = new URL(address)
  for (const name of [...searchParams.keys()]) if (aside.test(name)) searchParams.delete(name)
  searchParams.sort()
  const query = searchParams.toString()
  return `//${host}${withoutEndSlashes(pathname)}${query && `?${query}`}`
}

/** Whether a text is such a name. */
export const isHostPage = (text: string): boolean => text.length <= MOST && /^\/\/[\w.:[\]-]+\/[^\s"'<>\\^`{|}]*$/.test(text)
