/** Words of the upload calls (facts, §9). */
export const uploadServerMessages = {
  staleNonce: 'The security nonce is invalid or expired.',
  failed: '() Uploading a file fails for any reason',
  deleted: 'File Deleted!',
  notSafe: 'Error: File not safe',
  notYours: 'Error: Unauthorized Request!',
  noPath: 'Error: Invalid Request.',
} as const
