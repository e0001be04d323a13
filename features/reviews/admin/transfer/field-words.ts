/** What the fields of a review are called on the screen, by the name that files use. */
const names: Readonly<Record<string, string>> = {
  reviewer_name: 'Name of the reviewer',
  reviewer_email: 'E-mail of the reviewer',
  reviewer_id: 'Number of the reviewer at the source',
  review_title: 'Title',
  review_text: 'Text',
  review_length: 'Length of the text',
  rating: 'Stars',
  recommendation_type: 'Recommends or not',
  created_time: 'Date',
  created_time_stamp: 'Date as a number',
  type: 'Source',
  from_name: 'Name of the source',
  from_url: 'Address of the source',
  from_url_review: 'Address of the review',
  language_code: 'Language',
  userpic: 'Picture of the reviewer',
  userpiclocal: 'Picture of the reviewer, kept here',
  owner_response: 'Reply of the business',
  pageid: 'Page, by its number',
  pagename: 'Page, by its name',
  company_name: 'Company',
  company_title: 'Position in the company',
  company_url: 'Address of the company',
  location: 'Place',
  unique_id: 'Number of the review at the source',
  tags: 'Tags',
  posts: 'Posts that it belongs to',
  categories: 'Categories',
  mediaurlsarrayjson: 'Photos',
  mediathumburlsarrayjson: 'Small photos',
  status: 'State',
  hide: 'Hidden or not',
  verified_order: 'Bought or not',
  consent: 'Consent',
}

/** `reviewer_phone` → "Reviewer phone": for fields that have no words of their own. */
const plain = (name: string): string => {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const fieldWords = (name: string): string => names[name] ?? plain(name)
