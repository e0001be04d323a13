import { permission } from '@frontage/kit/wire/permission'

/** Reading the queue and deciding about reviews. */
export const mayModerate = permission('reviews.moderate', ['owner', 'editor', 'moderator'])

/** Setting up displays, forms, badges and floating boxes. */
export const mayDesign = permission('reviews.design', ['owner', 'editor'])
/** Taking reviews in from files, and out into files: personal data of everybody who wrote one. */
export const mayTransfer = permission('reviews.transfer', ['owner', 'editor'])
/** Answering in the name of the business. */
export const mayReply = permission('reviews.reply', ['owner', 'editor'])
/** Correcting name and address as whoever wrote a review asks for it. */
export const mayCorrectReviews = permission('reviews.correct', ['owner', 'editor'])
/** Deleting reviews for good: nobody can bring one back. */
export const mayDeleteReviews = permission('reviews.delete', ['owner'])
