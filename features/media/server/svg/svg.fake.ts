/** A logo as somebody might draw one by hand. */
export const anchor = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="240" height="120" viewBox="0 0 240 120">
  <title>Harbour</title>
  <defs>
    <linearGradient id="sea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#1d555a"/><stop offset="1" stop-color="#2f8f95"/></linearGradient>
    <path id="wave" d="M10 90c20-12 40 12 60 0" style="fill: none; stroke: #1d555a; stroke-width: 4"/>
  </defs>
  <circle cx="40" cy="40" r="28" fill="url(#sea)"/>
  <use xlink:href="#wave"/><use xlink:href="#wave" y="8"/>
  <text x="90" y="70" font-family="Georgia, serif" font-size="32" fill="#1d555a">Harbour &amp; Sons</text>
</svg>`

/** A file as drawing programs export it: a document type, sheets of their own, notes to themselves. */
export const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg xmlns="http://www.w3.org/2000/svg" xmlns:sodipodi="http://example.org/own" viewBox="0 0 10 10" xml:space="preserve">
  <style type="text/css"><![CDATA[
    @import url(https://elsewhere.example/a.css);
    /* first */ .st0{fill:#B5472F;background:url(//elsewhere.example)} rect{fill:#FFF}
    @media print { .st0 { fill: #000 } }
    rect.st1, .unused { fill : #123456 !important; }
  ]]></style>
  <metadata><rdf xmlns="http://example.org/rdf">who drew it</rdf></metadata>
  <sodipodi:namedview><path d="M9 9"/></sodipodi:namedview>
  <switch><foreignObject requiredExtensions="x"/><g>
    <path class="st0" fill="#b5472f" d="M0 0h10v10z"/>
    <rect class="st1" width="4" height="4" style="stroke: none; behavior: url(x.htc)"/>
  </g></switch>
</svg>`

/** Parts that act, or ask for something elsewhere; each comes in a drawing that is otherwise fine. */
export const hostile: readonly (readonly [what: string, inside: string])[] = [
  ['a script', '<script>window.__pwn=1</script>'],
  ['a script elsewhere', '<script xlink:href="https://elsewhere.example/a.js"/>'],
  ['a handler', '<g onload="window.__pwn=1" onclick="x()"><path d="M1 1"/></g>'],
  ['a page inside', '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:parent.__pwn=1"/></foreignObject>'],
  ['HTML under its own name', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  ['a picture elsewhere', '<image href="http://127.0.0.1:39999/ssrf"/>'],
  ['a picture on the disk', '<image xlink:href="file:///etc/passwd"/>'],
  ['a copy of a file elsewhere', '<use href="https://elsewhere.example/a.svg#x"/>'],
  ['a copy of data', '<use href="data:image/svg+xml;base64,AAAA#x"/>'],
  ['a link that runs', '<a xlink:href="javascript:alert(1)"><path d="M1 1"/></a>'],
  ['a link that is hidden', '<a href="jav&#x09;ascript:alert(1)"><path d="M1 1"/></a>'],
  ['a fill elsewhere', '<path fill="url(https://elsewhere.example/a.svg#x)" d="M1 1"/>'],
  ['a relative fill', '<path fill="url(other.svg#x)" d="M1 1"/>'],
  ['a fill that escapes', '<path fill="u\\72l(//elsewhere.example)" d="M1 1"/>'],
  ['a fallback elsewhere', '<path fill="url(#a) url(//elsewhere.example)" d="M1 1"/>'],
  ['a style elsewhere', '<path style="fill:url(//elsewhere.example);background:url(//elsewhere.example)" d="M1 1"/>'],
  ['a sheet elsewhere', '<style>@import "https://elsewhere.example/a.css"; path{fill:url(https://elsewhere.example)}</style>'],
  ['a sheet by instruction', '<?xml-stylesheet href="https://elsewhere.example/a.css"?>'],
  ['an expression', '<path style="fill:expression(alert(1))" d="M1 1"/>'],
  ['a font elsewhere', '<style>@font-face{font-family:x;src:url(https://elsewhere.example/a.woff)}</style>'],
  ['movement', '<path d="M1 1"><animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/></path>'],
  ['a filter elsewhere', '<filter id="f"><feImage href="https://elsewhere.example/a.png"/></filter><path filter="url(#f)" d="M1 1"/>'],
  ['a path that breaks out', '<path d="M0 0&quot;/&gt;&lt;script&gt;" />'],
  ['an id that breaks out', '<g id="a&quot; onload=&quot;alert(1)"><path d="M1 1"/></g>'],
  ['a base elsewhere', '<g xml:base="https://elsewhere.example/"><path d="M1 1"/></g>'],
  ['sound and film', '<audio src="https://elsewhere.example/a.mp3"/><video src="https://elsewhere.example/a.mp4"/>'],
  ['a marker from a sheet', '<style>path{marker-start:url(https://elsewhere.example#a)}</style>'],
  ['an unknown element', '<handler type="application/ecmascript">alert(1)</handler><listener event="click"/>'],
]
