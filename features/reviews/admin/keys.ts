/** Under this key lies what the browser remembers about reviews. */
export const allReviews = ['reviews'] as const
