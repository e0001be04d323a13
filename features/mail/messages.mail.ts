/** The test e-mail. */
export const testMailTexts = {
  subject: '{site}: your e-mails work',
  text: 'This is a test e-mail from {site}. If you can read it, e-mails from your website arrive.',
} as const
