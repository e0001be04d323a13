/** Lines of letters. */
export const emailMessages = {
  agreed: (wording: string): string => `Agreed to: ${wording}`,
  file: (name: string): string => `File: ${name} (with the message in the admin)`,
  lookAt: (address: string): string => `The message in the admin: ${address}`,
} as const
