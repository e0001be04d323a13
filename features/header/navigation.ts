import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'

export const label = (most: number) => v.pipe(text(most), v.trim(), v.nonEmpty('Enter some text.'))

/** A mail or phone link leads nowhere without an address behind it. */
export const target = v.pipe(
  href,
  v.check((value) => !/^(?:mailto|tel|https?):\/*$/i.test(value), 'Enter an address or choose a page.'),
)

export const link = v.object({ label: label(60), href: target })

export type Link = v.InferOutput<typeof link>

/** How many links stand beside each other, and below one of them. */
export const MOST_LINKS = 8
export const MOST_BRANCHES = 12

const below = <Shape extends v.GenericSchema>(shape: Shape) =>
  v.optional(v.pipe(v.array(shape), v.maxLength(MOST_BRANCHES, `A link can have at most ${MOST_BRANCHES} links below it.`)), [])

/** A way through the site, with the ways that lead on from there: three levels at most. */
const twig = v.object({ ...link.entries, children: below(link) })
const branch = v.object({ ...link.entries, children: below(twig) })
export const branches = v.pipe(v.array(branch), v.maxLength(MOST_LINKS, `The menu can have at most ${MOST_LINKS} links at the top level.`))

export type Branch = Link & { readonly children?: readonly Branch[] }

/** Whether a link leads to the page that is being looked at; a place on a page is not the page. */
export const leadsHere = ({ href }: Link, path: string): boolean => href === path
