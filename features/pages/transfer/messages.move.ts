import { formatNumber } from '@frontage/kit/say'
import { MOST_SITE_BYTES } from '../spec'

const megabytes = MOST_SITE_BYTES / 1024 / 1024
const counted = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count === 1 ? one : many}`

/** What the owner reads who takes the site out or puts one in. */
export const messages = {
  title: 'Move the site',
  lead: 'Take everything you set up to another place, or bring it here.',
  out: {
    title: 'Take it out',
    lead: 'One file with your pages, header and footer, look, pictures, portfolio, forms and widgets, business details and redirects. What visitors sent, who may sign in, and secrets stay here.',
    button: 'Download the site',
    /** The file is on its way into the folder of downloads. */
    done: 'The file is ready.',
    packing: 'Everything is being packed. With many pictures this takes a moment.',
  },
  in: {
    title: 'Bring it in',
    lead: `A file that was taken out of a site like this one, up to ${megabytes} MB. You see what is in it before anything is kept.`,
    label: 'File of a site',
    choose: 'Choose a file',
    another: 'Choose another file',
    empty: 'This file is empty.',
    tooLarge: `This file is larger than ${megabytes} MB. The command “frontage import site” on the server takes any size.`,
    reading: (name: string) => `Reading ${name}. Nothing is kept yet.`,
    taking: 'Bringing it in. Pictures are made in all their sizes, so this can take some minutes. Please leave this page open.',
    bad: 'This file cannot be brought in',
    badText: 'Nothing of it was kept. These places have to be put right first:',
    faults: (count: number) => `${counted(count, 'thing', 'things')} to put right afterwards`,
    faultsText: 'It comes in as it is; visitors do not see these parts until they are put right.',
    nothingNew: 'Everything in this file is here already.',
    files: (count: number) => counted(count, 'picture or film', 'pictures and films'),
    coming: 'What would come',
    came: 'What came in',
    outcomes: { new: 'New', changed: 'Changed', same: 'Here already' },
    /** `replaced`: how many things of this site would be others afterwards. */
    before: (replaced: number) =>
      replaced === 0
        ? 'Nothing that is here is replaced. You may still want a copy of the site as it is now.'
        : `${counted(replaced, 'thing', 'things')} of this site would be replaced. Take a copy of the site as it is now, so that you can go back.`,
    button: 'Bring it in',
    done: 'The site is here. Visitors see it now.',
    see: 'Look at the site',
  },
} as const
