const names: Readonly<Record<string, string>> = {
  page: 'Pages',
  post: 'Posts',
  draft: 'Drafts',
  picture: 'Pictures',
  form: 'Forms',
  header: 'Header with its menu',
  'draft of the header': 'Draft of the header',
  footer: 'Footer',
  redirect: 'Redirects',
  message: 'Messages',
  'file of a message': 'Files of messages',
  contact: 'Contacts',
  review: 'Reviews',
  'review widget': 'Review widgets',
  'portfolio item': 'Portfolio items',
  'portfolio term': 'Portfolio terms',
  'portfolio settings': 'Portfolio settings',
  'business details': 'Business details',
  look: 'Theme',
  'draft of the look': 'Draft of the theme',
}

/** What a kind of things is called; one that has no name of its own here is called as its feature calls it. */
export const kindName = (kind: string): string => names[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1)
