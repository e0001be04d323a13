/** What is asked, in this order; the last step asks nothing. Each is a page of the admin: `/admin/setup/place`. */
export const steps = ['business', 'place', 'offer', 'logo', 'look', 'pages', 'check'] as const
export type Step = (typeof steps)[number]

/** The step that an address of the admin shows: `/setup/place`. */
export const stepAt = (path: string): Step | undefined => steps.find((step) => path === `/setup/${step}`)
export const nextStep = (step: Step): Step => steps[steps.indexOf(step) + 1] ?? 'check'
export const previousStep = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1]

/** Steps that have answers. */
export const askedSteps = ['business', 'place', 'offer', 'logo', 'look', 'pages'] as const
export type AskedStep = (typeof askedSteps)[number]

export const LONGEST_NAME = 80
/** Services that are suggested for a kind of business, and those that an owner can name. */
export const MOST_SUGGESTED = 6
export const MOST_SERVICES = 12

/** Pages that the set-up can make. The first of them is always made, and `privacy` is needed. */
export const pageNames = ['home', 'services', 'about', 'contact', 'privacy', 'reviews', 'projects', 'news'] as const
export type PageName = (typeof pageNames)[number]
/** Those that are ticked until somebody says otherwise, and those that cannot be left out. */
export const usualPages: readonly PageName[] = ['home', 'services', 'about', 'contact', 'privacy', 'reviews']
export const neededPages: readonly PageName[] = ['home', 'privacy']

/** Seconds after which search engines and monitors may ask again for a site that is not open yet. */
export const RETRY_AFTER = 3600
