/** Lines about messages in the weekly e-mail. */
export const digestTexts = {
  fresh: { one: '{count} new message', other: '{count} new messages' },
  open: {
    one: '{count} message of the last 30 days is not done yet',
    other: '{count} messages of the last 30 days are not done yet',
  },
} as const
