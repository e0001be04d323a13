/** Settings of the site that hold what stands above and below every page. */
export const FRAME = { header: 'frame.header', footer: 'frame.footer' } as const
