const nonce = document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.content ?? ''

/** The style sheets of open dialogs ask for the nonce by this name. */
Object.assign(globalThis, { __webpack_nonce__: nonce })

/** What the page's content policy asks of every style sheet that is made while the page runs. */
export const styleNonce = (): string => nonce
