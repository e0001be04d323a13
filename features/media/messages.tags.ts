import { formatNumber } from '@frontage/kit/say'
import { TRASH_DAYS } from '@frontage/kit/trash-spec'

const picturesOf = (count: number): string => (count === 1 ? 'one picture' : `${formatNumber(count)} pictures`)

/** What the owner's screens say about tags, and about several pictures at once. */
export const messages = {
  tags: {
    label: 'Tags',
    help: 'To find pictures again. Visitors do not see them.',
    placeholder: 'Add a tag',
    filter: 'Tag',
    all: 'All tags',
    remove: (tag: string) => `Remove the tag ${tag}`,
  },
  picked: {
    label: 'Selected pictures',
    count: (count: number) => `${count === 1 ? 'One picture' : `${formatNumber(count)} pictures`} selected`,
    pick: (name: string) => `Select ${name}`,
    clear: 'Clear selection',
    addTag: 'Add tag',
    tagged: (tag: string, count: number) => `Tag “${tag}” added to ${picturesOf(count)}.`,
    removeTag: 'Remove tag',
    /** A tag that some of the selected pictures have, and how many of them. */
    tagOn: (tag: string, count: number) => `${tag} (${formatNumber(count)})`,
    noTags: 'None of them has a tag.',
    lookingForTags: 'Loading tags…',
    untagged: (tag: string, count: number) => `Tag “${tag}” removed from ${picturesOf(count)}.`,
    delete: 'Delete',
    asking: (count: number) => `Delete ${picturesOf(count)}?`,
    inUse: (count: number) => `${count === 1 ? 'One of them is' : `${formatNumber(count)} of them are`} in use:`,
    notInUse: 'None of them is in use.',
    deleting: `Pages and items that use them will show nothing in their place. You can restore them for ${TRASH_DAYS} days.`,
    deleted: (count: number) => `Moved to trash: ${picturesOf(count)}.`,
  },
  uses: {
    /** Before a picture that is in use is deleted. */
    deleting: (count: number) => `It is used in ${count === 1 ? 'one place' : `${formatNumber(count)} places`}, listed above.`,
  },
} as const
