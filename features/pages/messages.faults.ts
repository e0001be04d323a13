/** What is said of a page that holds something that does not fit, where it stands. */
export const messages = {
  missing: 'Please fill this in.',
  misfit: 'This does not fit here. Please choose it again.',
  noSuchBlock: (name: string) =>
    `There is no module called “${name}” here any more. Visitors do not see it; remove it, or put another one in its place.`,
  /** By the rule that is broken; `wanted` is its bound, or what may be chosen. */
  rules: {
    picklist: (wanted: string) => `Please choose one of these: ${wanted}.`,
    literal: (wanted: string) => `This can only be ${wanted}.`,
    variant: (wanted: string) => `Please choose one of these: ${wanted}.`,
    string: () => 'Text is expected here.',
    number: () => 'A number is expected here.',
    boolean: () => 'Yes or no is expected here.',
    array: () => 'A list is expected here.',
    integer: () => 'A whole number is expected here.',
    min_value: (wanted: string) => `At least ${wanted}, please.`,
    max_value: (wanted: string) => `At most ${wanted}, please.`,
    min_length: (wanted: string) => `At least ${wanted} of these, please.`,
    max_length: (wanted: string) => `At most ${wanted} of these, please.`,
    url: () => 'A web address is expected here, starting with https://',
    regex: () => 'This is not written as it is expected here.',
  },
  /** Another page has the path; its title. */
  pathTaken: (title: string) => `The page “${title}” has this address. Please choose another one.`,
} as const
