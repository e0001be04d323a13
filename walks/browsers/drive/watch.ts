/**
 * Runs in every page before its own scripts: what goes wrong is told by `report`, an expression that is a function of a text.
 * What a page was still waiting for when it was left is no fault.
 */
export const watching = (report: string): string => `(() => {
  const tell = ${report}
  let isLeft = false
  const report = (text) => isLeft || tell(text)
  addEventListener('beforeunload', () => { isLeft = true })
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    report('policy violation: ' + [violatedDirective, blockedURI, sourceFile, lineNumber].join(' ')))
  addEventListener('error', ({ target, message, error }) => {
    const address = target.currentSrc || target.src || target.href
    if (target === window) report((error && error.message + ' ' + error.stack) || message)
    // What is only fetched ahead is told of where it is missed.
    else if (address && (target.localName !== 'link' || target.rel === 'stylesheet')) report('not loaded: ' + target.localName + ' ' + address)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + ((reason && reason.message + ' ' + reason.stack) || reason)))
  const { error } = console
  console.error = (...words) => {
    report(words.map((word) => (word && word.stack ? word.message + ' ' + word.stack : String(word))).join(' '))
    error.apply(console, words)
  }
})()`

/** Tells by the console, for engines that hear it. */
export const TOLD = 'told by the page: '
export const watchingByConsole = watching(`(text) => console.debug(${JSON.stringify(TOLD)} + text)`)
