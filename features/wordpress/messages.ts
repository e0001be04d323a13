/** What keeps an import from going on. */
export const messages = {
  noExport: (name: string) =>
    `“${name}” is not a WordPress export, and no file of its theme or a plugin that can be imported. In WordPress, choose Tools, Export, All content, and upload the file that you get.`,
  tooLarge: 'These files are larger than 1 GB together. The command “frontage import wordpress” on the server takes any size.',
  running: 'An import is still running. Pause it, or wait until it is done.',
  gone: 'This import is no longer here. Upload the export file again.',
  cut: 'This piece of the file does not follow the one before. Upload the file again.',
  notComplete: 'The export file was not uploaded completely. Upload it again.',
  filesGone: 'The files of this import are no longer here. Import the same files again.',
  cannot: 'This import cannot be changed like that any more. Reload the page.',
  damagedOf: (name: string, why: string) => `The export file “${name}” could not be read: ${why}.`,
  damaged: (why: string) => `The export file could not be read: ${why}.`,
  notRead: (site: string, why: string) => `${site} could not be read: ${why}.`,
  noSource: 'Choose export files, or give the address of the site.',
  noPagesThere: 'This site shows no pages and no posts to everybody. Use its export file.',
  noPages: 'These files hold nothing that can be imported. In WordPress, choose “All content” when you export.',
  hasErrors: 'Nothing was imported, because some pages have errors.',
  replaced: 'Another import was begun before this one was done.',
  stopped: 'Something went wrong. What was imported so far stays; try again, and it goes on where it stopped.',
} as const
