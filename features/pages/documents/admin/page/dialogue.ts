/** What can be open over a page that is worked on. */
export type Dialogue = 'settings' | 'history' | 'share' | 'schedule' | 'rows' | 'discard' | 'unpublish' | 'remove'
