/** What the owner reads about backups. */
export const messages = {
  title: 'Backups',
  lead: 'A backup is one file with everything on this site: pages, reviews, messages, files, accounts and keys.',
  saved: 'Schedule saved.',
  begun: 'The backup is being made. It appears here when it is done.',
  schedule: 'Schedule',
  isOn: 'Back up every day',
  hour: 'Time of day',
  kept: 'What is kept',
  keptHelp:
    'Of each of the last days, weeks and months that have a backup, the newest one is kept. Older ones are deleted after a new one has been made.',
  days: 'Days',
  weeks: 'Weeks',
  months: 'Months',
  last: 'Last backup',
  none: 'No backup is known yet.',
  now: 'Back up now',
  where: 'Where they go',
  inData:
    'This is in the data folder of the site: if the machine is lost, these backups are lost with it. Ask the person who runs your server to set BACKUP_TO to another place.',
  encrypted: 'Backups are encrypted. Make sure that the key or passphrase is stored in a second place: nobody can read them without it.',
  plain:
    'Backups are not encrypted: whoever can read one can read everything on the site. Ask the person who runs your server to set BACKUP_ENCRYPT_TO.',
  failed: 'The last backup failed',
  late: 'The last backup is too old',
  never: 'No backup has been made yet',
  lastAge: (age: string) => `The last backup is ${age} old`,
  lateHelp:
    'A backup is due every day, but none has been made for more than 26 hours. Make one now; if that does not work, ask the person who runs your server.',
}
