import type { Step } from './spec'

/** How the set-up and its steps are called. */
export const titles = {
  title: 'Set up your site',
  /** How the steps are called in the progress list and in the window. */
  steps: {
    ...{ business: 'Your business', place: 'Place and hours', offer: 'What you offer', logo: 'Logo' },
    ...{ look: 'Look', pages: 'Pages', check: 'Check' },
  } as const satisfies Record<Step, string>,
  windowTitle: (step: string): string => `${step}: set up`,
}
