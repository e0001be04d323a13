/**
 * What anybody may ask, pages of others may read too: widgets stand there. Browsers send no cookies along with such
 * questions, and calls that change something for a signed-in person refuse whatever comes from elsewhere.
 */
export const forAnyPage = { 'access-control-allow-origin': '*' } as const
