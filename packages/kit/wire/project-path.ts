/** Where the page of a project stands: `/portfolio/glazed-gable`. The portfolio makes such addresses, and reviews belong to some. */
export const projectPathOf = (slug: string): string => `/portfolio/${slug}`

const PROJECT = /^\/portfolio\/[a-z0-9-]{1,120}$/

export const isProjectPath = (path: string): boolean => PROJECT.test(path)
