/** What is said about personal data, to owners and in the console. */
export const privacyMessages = {
  noAddress: 'Please enter an e-mail address, such as ann@example.com.',
  signsIn: 'Somebody signs in with this address. Change the address of the account under People first.',
  notErased: 'Something new came in while the data was being erased. Please erase once more.',
  fileMissing: (key: string): string =>
    `The file ${key} is missing on the server, so the copy would not be complete. Ask the person who runs your server to restore it.`,
  badSpan: 'Choose a first day that is not after the last one.',
  noList: 'This is no whole list of erasures.',
  unknownKey: 'Some of these erasures were made with a secret key that this site does not have. Add the key to SECRET_KEYS, and try again.',
}
