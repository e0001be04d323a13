import type { Engine } from '@frontage/kit/storage/database.server'
import { createReviewSite } from '../../server/reviews.fake'
import type { LoadMoreAnswer } from '../wire'

const HOSTILE = '<script>alert("review")</script>'
export const SECRET = 'ann@secret.example'

/** 25 published reviews in three moments, the oldest of them hostile; and five that nobody may see. */
const reviews = [
  ...Array.from({ length: 24 }, (_, index) => ({
    uniqueId: `l-${index}`,
    createdAt: `2026-03-0${1 + (index % 3)}T00:00:00Z`,
    rating: 1 + (index % 5),
    source: index % 2 ? 'Google' : 'Facebook',
    pageId: index % 4 ? 'page-a' : 'page-b',
    language: index % 3 ? 'en' : 'de',
    email: SECRET,
    text: `Text number ${index}.`,
  })),
  {
    uniqueId: 'hostile',
    createdAt: '2026-02-01T00:00:00Z',
    reviewer: HOSTILE,
    title: HOSTILE,
    text: `${HOSTILE} & more`,
    pageId: 'page-c',
  },
  ...(['pending', 'rejected', 'spam', 'withdrawn', 'pending'] as const).map((status, index) => ({
    ...{ uniqueId: `hidden-${index}`, status, text: 'Text that is hidden', pageId: 'page-a', createdAt: '2026-04-01T00:00:00Z' },
  })),
]
export const ALL = 25

export const idsOf = ({ reviews = [] }: LoadMoreAnswer): number[] => reviews.map(({ id }) => id)

/** A site with a list of reviews, and somebody who reads it ten at a time unless told. */
export async function createListSite(engine: Engine, postgresUrl: string) {
  const site = await createReviewSite({ engine, postgresUrl })
  await site.add(...reviews)
  const load = (fields: Record<string, string> = {}) => site.load({ callnum: '0', ...fields })
  return {
    ...site,
    load,
    /** The ids of the whole list, in one go. */
    whole: async (fields: Record<string, string> = {}) => idsOf(await load({ ...fields, perrow: '100' })),
    /** Presses Load more until it is gone. */
    press: async (fields: Record<string, string> = {}): Promise<LoadMoreAnswer[]> => {
      const answers = [await load(fields)]
      for (let last = answers[0]!; !last.hideldbtn; answers.push(last))
        last = await load({ ...fields, callnum: String(last.callnum), notinstring: last.newnotinstring })
      return answers
    },
  }
}
