/** Letters on one page of the list. */
export const MAILS_PAGE = 50
