import { permission } from '@frontage/kit/wire/permission'

/** What the site says to its visitors. */
export const mayWord = permission('words.set', ['owner', 'editor'])
