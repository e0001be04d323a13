import { fold } from '@frontage/kit/text'
import { importedFields } from './imported-review'

/**
 * What the columns of others are called, by our own name: those of Google, Facebook, Trustpilot, Judge.me, Yotpo and Site
 * Reviews, and of spreadsheets in English, German, French and Spanish. Where two columns of a file say the same, the
 * one that stands first here is read.
 */
const theirs: Readonly<Record<string, readonly string[]>> = {
  unique_id: ['reviewid', 'externalid', 'reviewuid'],
  created_time: [
    ...['dategmt', 'reviewcreatedutc', 'reviewcreateddate', 'reviewcreateddatetime', 'createddatetime', 'createtime', 'createdtime'],
    ...['reviewcreatedat', 'createdat', 'datecreated', 'reviewdate', 'datepublished', 'publishedat', 'submittedat', 'submissiondate'],
    ...['createdtimestamp', 'createdtimestamputc', 'date', 'created', 'timestamp', 'time', 'when', 'datum', 'fecha'],
  ],
  reviewer_name: [
    ...['reviewerdisplayname', 'reviewername', 'authorname', 'consumername', 'consumerdisplayname', 'reviewusername', 'customername'],
    ...['displayname', 'fullname', 'username', 'profilename', 'reviewer', 'author', 'customer', 'consumer', 'user', 'name'],
    ...['kunde', 'autor', 'nom', 'auteur', 'nombre', 'cliente', 'client'],
  ],
  reviewer_email: ['revieweremail', 'authoremail', 'customeremail', 'consumeremail', 'useremail', 'email', 'emailaddress', 'mail'],
  rating: [
    ...['starrating', 'reviewstars', 'reviewscore', 'reviewrating', 'ratingvalue', 'overallrating', 'stars', 'score', 'ratings'],
    ...['bewertung', 'sterne', 'note', 'etoiles', 'valoracion', 'calificacion', 'puntuacion', 'estrellas'],
  ],
  recommendation_type: ['recommendation', 'recommends', 'recommended', 'recommendationtype'],
  review_title: ['reviewtitle', 'title', 'headline', 'subject', 'heading', 'titel', 'betreff', 'titre', 'titulo'],
  review_text: [
    ...['reviewcontent', 'reviewtext', 'reviewbody', 'reviewcomment', 'content', 'text', 'body', 'comment', 'review', 'message'],
    ...['testimonial', 'feedback', 'comments', 'kommentar', 'rezension', 'commentaire', 'avis', 'comentario', 'resena', 'opinion'],
  ],
  type: ['source', 'platform', 'reviewsource', 'quelle', 'herkunft'],
  language_code: ['language', 'reviewlanguage', 'lang', 'sprache'],
  location: ['reviewerlocation', 'customerlocation', 'place', 'city', 'ort', 'ville', 'ciudad'],
  images: ['pictureurls', 'imageurls', 'photourls', 'photos', 'pictures', 'reviewimages'],
  posts: ['assignedposts'],
  userpic: ['avatar', 'reviewerprofilephotourl', 'profilephotourl', 'avatarurl', 'reviewerphoto', 'userphoto'],
  from_url_review: ['reviewurl', 'reviewlink', 'url', 'link', 'permalink'],
  owner_response: [
    ...['reviewreplycomment', 'companyreplytext', 'companyreplycontent', 'companyreply', 'commentcontent', 'ownerresponse'],
    ...['ownerreply', 'response', 'reply', 'replytext', 'responsetext', 'antwort', 'reponse', 'respuesta'],
  ],
  owner_response_name: ['responseby', 'replyby', 'replyname', 'responsename'],
  owner_response_time: [
    ...['reviewreplyupdatetime', 'companyreplydate', 'companyreplycreatedat', 'commentcreatedat', 'replydate', 'responsedate'],
  ],
  is_approved: ['approved', 'published', 'ispublished', 'curated'],
  is_verified: ['verified', 'verifiedbuyer', 'verifiedpurchase'],
  is_pinned: ['pinned'],
}

/** Without accents, spaces and signs: `Review Date` and `review_date` are one heading. */
const compact = (heading: string): string => fold(heading).replace(/[^\p{L}\p{N}]/gu, '')

const ranks: ReadonlyMap<string, { readonly field: string; readonly rank: number }> = new Map([
  ...Object.entries(theirs).flatMap(([field, names]) => names.map((name, index) => [name, { field, rank: index + 1 }] as const)),
  ...importedFields.map((field) => [compact(field), { field, rank: 0 }] as const),
])

/** What each heading is read as, '' for nothing: a field is read from one column only. */
export function fieldsOf(headings: readonly string[]): Map<string, string> {
  const best = new Map<string, { heading: string; rank: number }>()
  for (const heading of headings) {
    const found = ranks.get(compact(heading))
    const before = found && best.get(found.field)
    if (found && (!before || found.rank < before.rank)) best.set(found.field, { heading, rank: found.rank })
  }
  const taken = new Map([...best].map(([field, { heading }]) => [heading, field]))
  return new Map(headings.map((heading) => [heading, taken.get(heading) ?? '']))
}

/** How well these headings are known: what tells which sign separates the cells of a file. */
export const knownAmong = (headings: readonly string[]): number => [...fieldsOf(headings).values()].filter(Boolean).length
