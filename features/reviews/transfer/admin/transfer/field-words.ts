/** What the fields of a review are called on the screen, by the name that files use. */
const names: Readonly<Record<string, string>> = {
  reviewer_name: 'Reviewer name',
  reviewer_email: 'Reviewer e-mail',
  reviewer_id: 'Reviewer ID at the source',
  review_title: 'Title',
  review_text: 'Review',
  review_length: 'Review length',
  rating: 'Rating',
  recommendation_type: 'Recommendation',
  created_time: 'Date',
  created_time_stamp: 'Date as a timestamp',
  type: 'Source',
  from_name: 'Source name',
  from_url: 'Source address',
  from_url_review: 'Review address',
  language_code: 'Language',
  userpic: 'Reviewer picture',
  userpiclocal: 'Reviewer picture, stored here',
  owner_response: 'Reply from the business',
  pageid: 'Page ID at the source',
  pagename: 'Page name at the source',
  company_name: 'Company',
  company_title: 'Job title',
  company_url: 'Company website',
  location: 'Location',
  unique_id: 'Review ID at the source',
  tags: 'Tags',
  posts: 'Assigned pages',
  categories: 'Categories',
  mediaurlsarrayjson: 'Photos',
  mediathumburlsarrayjson: 'Photo thumbnails',
  status: 'Status',
  hide: 'Hidden',
  verified_order: 'Verified purchase',
  consent: 'Consent',
}

/** `reviewer_phone` → "Reviewer phone": for fields that have no words of their own. */
const plain = (name: string): string => {
  const words = name.replaceAll(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const columnWords = (name: string): string => names[name] ?? plain(name)
