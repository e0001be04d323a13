import { formatNumber } from '@frontage/kit/say'
import { MOST_SITE_BYTES } from '../spec'

const megabytes = MOST_SITE_BYTES / 1024 / 1024
const counted = (count: number, one: string, many: string): string => `${formatNumber(count)} ${count === 1 ? one : many}`

/** What the owner reads who takes the site out or puts one in. */
export const messages = {
  title: 'Export and import',
  lead: 'Download everything you set up as one file, or import a site from such a file.',
  wordpress: 'Move from WordPress',
  out: {
    title: 'Export',
    lead: 'One file with your pages, header and footer, theme, pictures, portfolio, forms and widgets, business details and redirects. It does not contain what visitors sent, user accounts or secrets: keys of spam checks and webhook addresses have to be set again after an import.',
    button: 'Export site',
    /** The file is on its way into the folder of downloads. */
    done: 'The export is ready.',
    packing: 'Preparing the export. With many pictures this takes a moment.',
  },
  in: {
    title: 'Import',
    lead: `A file that was exported from a site like this one, up to ${megabytes} MB. You see what is in it before anything is saved.`,
    label: 'Site export file',
    choose: 'Choose a file',
    another: 'Choose another file',
    empty: 'This file is empty.',
    tooLarge: `This file is larger than ${megabytes} MB. The command “frontage import site” on the server takes any size.`,
    reading: (name: string) => `Reading ${name}. Nothing is saved yet.`,
    taking: 'Importing. Pictures are made in all their sizes, so this can take some minutes. Please leave this page open.',
    bad: 'This file cannot be imported',
    badText: 'Nothing was saved. Fix these problems first:',
    faults: (count: number) => `${counted(count, 'issue', 'issues')} to fix afterwards`,
    issuesText: 'They are imported as they are. Visitors do not see blocks with issues until they are fixed.',
    nothingNew: 'Everything in this file is already here.',
    files: (count: number) => counted(count, 'picture or video', 'pictures and videos'),
    coming: 'What will be imported',
    came: 'What was imported',
    outcomes: { new: 'New', changed: 'Changed', same: 'Already here' },
    /** `replaced`: how many things of this site would be others afterwards. */
    before: (replaced: number) =>
      replaced === 0
        ? 'Nothing on this site will be replaced. You may still want to export it as it is now.'
        : `${counted(replaced, 'thing', 'things')} on this site will be replaced. Export the site as it is now first, so that you can go back.`,
    button: 'Import site',
    done: 'The site was imported. Visitors see it now.',
    see: 'View site',
  },
} as const
