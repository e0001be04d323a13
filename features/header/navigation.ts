import { text } from '@frontage/kit/wire/fields'
import { href } from '@frontage/kit/wire/href'
import * as v from 'valibot'

export const label = (most: number) => v.pipe(text(most), v.trim(), v.nonEmpty('Some words are expected.'))

export const link = v.object({ label: label(60), href })

export type Link = v.InferOutput<typeof link>

const MOST_BRANCHES = 12

/** A way through the site, with the ways that lead on from there: three levels at most. */
const twig = v.object({ ...link.entries, children: v.optional(v.pipe(v.array(link), v.maxLength(MOST_BRANCHES)), []) })
export const branch = v.object({ ...link.entries, children: v.optional(v.pipe(v.array(twig), v.maxLength(MOST_BRANCHES)), []) })

export type Branch = Link & { readonly children?: readonly Branch[] }

/** Whether a link leads to the page that is being looked at; a place on a page is not the page. */
export const leadsHere = ({ href }: Link, path: string): boolean => href === path
