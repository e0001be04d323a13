/** What is said of a page that holds something that does not fit, where it stands. */
export const messages = {
  missing: 'Please fill this in.',
  misfit: 'This value does not fit here. Please choose again.',
  noSuchBlock: (name: string) =>
    `The block “${name}” no longer exists on this site, so visitors do not see it. Remove it, or put another one in its place.`,
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
    regex: () => 'This does not have the expected format.',
  },
  /** Another page has the path; its title. */
  pathTaken: (title: string) => `The page “${title}” already has this address. Choose another one.`,
} as const
