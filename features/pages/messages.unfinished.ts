/** What is said of a page that was left as it began. */
export const messages = {
  nothingYet: 'There is nothing to show here yet, so visitors do not see this block.',
  pictureMissing: 'No picture is chosen yet, so visitors see none here. Choose one, or remove this block.',
  listEmpty: 'There is nothing in this list yet, so visitors see nothing here. Add an entry, or remove this block.',
  wordsAsTheyCame: (words: string) => `“${words}” is only an example. Write your own text here, or remove it.`,
} as const
