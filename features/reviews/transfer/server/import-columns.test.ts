import { expect, test } from 'vitest'
import { fieldsOf } from './import-columns'

const read = (...headings: string[]) => Object.fromEntries([...fieldsOf(headings)].filter(([, field]) => field))

test('our own names are read, whatever their case and spaces', () => {
  expect(read('Created_Time', 'Reviewer Name')).toEqual({ Created_Time: 'created_time', 'Reviewer Name': 'reviewer_name' })
})

const said = ['created_time', 'reviewer_name', 'rating', 'review_text']
test.each<[string, string[], string[]]>([
  ['Google', ['name', 'reviewer displayName', 'starRating', 'comment', 'createTime', 'reviewReply comment'], [...said, 'owner_response']],
  [
    'Facebook',
    ['created_time', 'reviewer name', 'recommendation_type', 'review_text'],
    ['created_time', 'reviewer_name', 'recommendation_type', 'review_text'],
  ],
  [
    'Trustpilot',
    ['Review Id', 'Review Created (UTC)', 'Review Username', 'Review Stars', 'Review Title', 'Review Content', 'Company Reply'],
    ['unique_id', ...said, 'review_title', 'owner_response'],
  ],
  [
    'Judge.me',
    [
      'title',
      'body',
      'rating',
      'review_date',
      'source',
      'curated',
      'reviewer_name',
      'reviewer_email',
      'reply',
      'reply_date',
      'picture_urls',
    ],
    [...said, 'review_title', 'type', 'is_approved', 'reviewer_email', 'owner_response', 'owner_response_time', 'images'],
  ],
  [
    'Yotpo',
    ['Review Title', 'Review Content', 'Review Score', 'Date', 'Display Name', 'Email', 'Comment Content', 'Published'],
    [...said, 'review_title', 'reviewer_email', 'owner_response', 'is_approved'],
  ],
  [
    'Site Reviews',
    ['date', 'date_gmt', 'title', 'content', 'name', 'email', 'rating', 'avatar', 'response', 'language', 'url', 'assigned_posts'],
    [...said, 'review_title', 'reviewer_email', 'userpic', 'owner_response', 'language_code', 'from_url_review', 'posts'],
  ],
  ['a plain spreadsheet', ['Reviewer', 'Review', 'Stars', 'Date'], said],
  ['a German spreadsheet', ['Datum', 'Bewertung', 'Name', 'Kommentar', 'Antwort'], [...said, 'owner_response']],
  ['a French one', ['Date', 'Nom', 'Note', 'Commentaire'], said],
  ['a Spanish one', ['Fecha', 'Nombre', 'Calificación', 'Reseña'], said],
])('the headings of %s are read', (_case, headings, fields) => {
  expect(Object.values(read(...headings)).sort()).toEqual([...fields].sort())
})

test('of two columns that say the same the one that says more is read', () => {
  expect(read('date', 'date_gmt')).toEqual({ date_gmt: 'created_time' })
  expect(read('name', 'reviewer displayName')).toEqual({ 'reviewer displayName': 'reviewer_name' })
})

test('headings that are names of a prototype are only headings', () => {
  expect(read('__proto__', 'constructor', 'phone')).toEqual({})
})
