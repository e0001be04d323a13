/** The product's own mark: a lapped board under a gable. */
export const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="#17444A"/><path d="M6 15 16 6l10 9M9 19h14M9 24h14" fill="none" stroke="#F6F3EC" stroke-width="2.6" stroke-linecap="square"/></svg>\n'
