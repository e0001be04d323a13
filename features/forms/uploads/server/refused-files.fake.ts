const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const active =
  'php phtml phar pht php3 php4 php5 php7 phps shtml html htm xhtml svg svgz xml xsl js mjs css htaccess user.ini asp aspx jsp jspx cgi pl py rb exe'
const others = 'sh bat cmd com msi dll vbs ps1 jar hta swf lnk scr iso'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
/** Endings, and what does not go with them. */
export const mismatches = (photo: Uint8Array): [string, string | Uint8Array][] => [
  ['html.jpg', '<!doctype html><p>x'],
  ['svg.png', svg],
  ['exe.jpg', 'MZ\x90\0'],
  ['php.jpg', Buffer.concat([photo.subarray(0, 20), Buffer.from('<?php echo 1;')])],
  ['gifjs.gif', 'GIF89a/*x*/=1;alert(1)'],
  ['empty.png', ''],
  ['photo.pdf', photo],
  ['plan.png', PDF],
  ['page.txt', '<html><script>alert(1)</script>'],
  ['svg.txt', svg],
  ['binary.txt', 'a\0b'],
  ['slip.docx', 'PK\x03\x04'],
]
/** Names that no form lets through, whatever they end in or look like. */
export const refusedNames = [
  ...`${active} ${others}`.split(' ').map((ending) => `a.${ending}`),
  ...[
    '.htaccess',
    '.user.ini',
    'a.jpg.php',
    'a.php.jpg.phtml',
    'a.PhP',
    'a.pHtMl',
    'a.php.',
    'a.php ',
    'a.php%00.jpgx',
    '.jpg',
    'a.jpg::$DATA',
  ],
  ...[
    'тест.phtml',
    'ａ．ｐｈｐ',
    'a.ｐｈｐ',
    'a\u200b.p\u200bhp',
    'a.\u202egpj.php',
    'a',
    'a.',
    'a.jpg\n.php',
    'a.jpg;.php',
    'a.jpg/.php',
    'a.php\u00a0',
  ],
]
