/** The parts that other pages can hold, by what they show. */
export type EmbedName = 'review-list' | 'review-form' | 'review-badge' | 'review-float'

/** What has to be pasted into another page. */
export const snippetOf = (origin: string, name: EmbedName, id: number): string =>
  `<div data-frontage="${name}" data-id="${id}"></div>\n<script type="module" src="${origin}/embed.js"></script>`
