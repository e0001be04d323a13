/** E-mails to the business about new reviews. */
export const mailMessages = {
  subject: (rating: number | null) => (rating ? `New review: ${rating} of 5 stars` : 'New review'),
  text: (review: { reviewer: string; rating: number | null; title: string; text: string; address: string }) =>
    [
      `${review.reviewer || 'An unnamed visitor'} has sent a review${review.rating ? ` with ${review.rating} of 5 stars` : ''}.`,
      [review.title, review.text].filter(Boolean).join('\n\n'),
      `Approve or reject it here: ${review.address}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
} as const
