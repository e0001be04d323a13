/** What of portfolio plugins did not come along, as a line of a report says it: each is a part of “Left out”. */
export const gaps = {
  untitled: 'a project without a title',
  shortcode: (name: string, project: string) => `the shortcode [${name}] in the project “${project}”`,
  held: (project: string) => `that the project “${project}” was published: it has nothing to open, so it is a draft here`,
  terms: (count: number) =>
    count === 1
      ? '1 term that the portfolio was narrowed to: the export does not name it'
      : `${count} terms that the portfolio was narrowed to: the export does not name them`,
} as const
