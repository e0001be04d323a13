/* Where the Frontage site does not answer, forms say so. A widget that comes after all takes the place of these words. */
{
  const PATIENCE = 10_000
  const tell = () => {
    for (const note of document.querySelectorAll('.frontage-away')) note.hidden = false
  }
  addEventListener('error', ({ target }) => target.id === 'frontage-embed-js' && tell(), true)
  setTimeout(tell, PATIENCE)
}
