import { permission } from '@frontage/kit/wire/permission'
import { wireMessages as say } from '../messages.server'

/** Reading messages and moving them about. */
export const mayReadEntries = permission('forms.read', ['owner', 'editor', 'moderator'])
/** Deleting messages for good, and taking them out as a file: personal data of everybody who wrote one. */
export const mayDeleteEntries = permission('forms.delete', ['owner', 'editor'])
/** Correcting what stands in a message, as whoever wrote it may ask for. */
export const mayCorrectEntries = permission('forms.correct', ['owner', 'editor'])
/** Answering messages in the name of the business. */
export const mayReplyToEntries = permission('forms.reply', ['owner', 'editor'])
/** Setting up forms. */
export const mayDesignForms = permission('forms.design', ['owner', 'editor'])

/** The same for clients of the originals' routes, who expect their words. */
export const mayListForms = permission('forms.list', ['owner', 'editor'], { code: 'wpcf7_forbidden', message: say.mayNotList })
export const mayReadForm = permission('forms.inspect', ['owner', 'editor'], { code: 'wpcf7_forbidden', message: say.mayNotRead })
