import { expect, test } from 'vitest'
import { rowsOf } from './review-csv'

const linesOf = (csv: string) => rowsOf(csv).rows.map(({ line, cells }) => [line, cells.a])

const wrongCount = 'this row has more or fewer cells than the heading row'
const unclosed = 'a quotation mark is opened and never closed'
const badClose = 'there is text between a closing quotation mark and the end of its cell'
const badOpen = 'there is a quotation mark inside a cell that does not start with one'

test('cells are named by their headings', () => {
  expect(rowsOf(' Written ,By\n2026-03-01,Ann\n').rows).toEqual([{ line: 2, cells: { Written: '2026-03-01', By: 'Ann' } }])
})

test.each([
  ['a semicolon', 'Datum;Bewertung;Name\n1.3.2026;4,5;"Käthe; Groß"\n'],
  ['a tab', 'Datum\tBewertung\tName\n1.3.2026\t4,5\tKäthe; Groß\n'],
  ['a bar', 'Datum|Bewertung|Name\n1.3.2026|4,5|Käthe; Groß\n'],
  ['what the first line says', 'sep=;\r\nDatum;Bewertung;Name\r\n1.3.2026;4,5;"Käthe; Groß"\r\n'],
  ['a comma, among headings with semicolons', '"Datum","Bewertung","Name","a;b;c;d;e"\n1.3.2026,"4,5",Käthe; Groß,x\n'],
])('cells may be separated by %s', (_case, csv) => {
  expect(rowsOf(csv)).toMatchObject({ rows: [{ cells: { Datum: '1.3.2026', Bewertung: '4,5', Name: 'Käthe; Groß' } }], bad: [] })
})

test('a byte order mark is no part of the first heading', () => {
  expect(rowsOf('\ufeffa,b\n1,2').rows).toEqual([{ line: 2, cells: { a: '1', b: '2' } }])
  expect(rowsOf('\ufeff"a",b\n1,2').rows).toEqual([{ line: 2, cells: { a: '1', b: '2' } }])
})

test('quoted cells hold commas, quotation marks and line breaks', () => {
  expect(rowsOf('a,b\n"1,""x""\ny",2').rows).toEqual([{ line: 2, cells: { a: '1,"x"\ny', b: '2' } }])
})

test.each([
  ['\n', 'LF'],
  ['\r\n', 'CRLF'],
  ['\r', 'CR'],
])('lines end with %j (%s)', (end) => {
  const csv = ['a,b', '1,2', '"x', 'y",3', '4', '5,6', ''].join(end)
  expect(rowsOf(csv)).toEqual({
    rows: [
      { line: 2, cells: { a: '1', b: '2' } },
      { line: 3, cells: { a: 'x\ny', b: '3' } },
      { line: 6, cells: { a: '5', b: '6' } },
    ],
    bad: [{ line: 5, reason: wrongCount }],
  })
})

test('line ends may be mixed', () => {
  expect(linesOf('a,b\r\n1,2\n3,4\r\n')).toEqual([
    [2, '1'],
    [3, '3'],
  ])
})

test('lines are right behind a heading of two lines, rows of two lines, empty lines and bad rows', () => {
  const csv = ['', '"a",b,"c', 'd"', '1,2,3', '', '"two', 'lines",2,3', 'bad', '4,5,6', '"bad', 'as well",1', '', '', '7,8,9'].join('\n')
  expect(linesOf(csv)).toEqual([
    [4, '1'],
    [6, 'two\nlines'],
    [9, '4'],
    [14, '7'],
  ])
  expect(rowsOf(csv).bad).toEqual([
    { line: 8, reason: wrongCount },
    { line: 10, reason: `${wrongCount} (read up to line 11)` },
  ])
})

test.each([
  ['too few cells', 'a,b\n1\n2,3\n', [{ line: 2, reason: wrongCount }], [[3, '2']]],
  ['too many cells', 'a,b\n1,2,3\n2,3\n', [{ line: 2, reason: wrongCount }], [[3, '2']]],
  ['a quotation mark inside a bare cell', 'a,b\nx"y"z,1\n2,3\n', [{ line: 2, reason: badOpen }], [[3, '2']]],
  ['something behind a closing one', 'a,b\n"x"y"",1\n"2",3\n', [{ line: 2, reason: `${badClose} (read up to line 3)` }], []],
  ['one that is never closed', 'a,b\n1,2\n"x,3\n4,5\n', [{ line: 3, reason: `${unclosed} (read up to line 4)` }], [[2, '1']]],
  [
    'one that is closed by a later row',
    'a,b\n"x,3\n4,5\n6,"7"\n8,9\n',
    [{ line: 2, reason: `${badClose} (read up to line 4)` }],
    [[5, '8']],
  ],
  ['one at the very end', 'a,b\n1,"2', [{ line: 2, reason: unclosed }], []],
])('%s is named once, at the line where its row begins', (_case, csv, bad, rows) => {
  expect(rowsOf(csv).bad).toEqual(bad)
  expect(linesOf(csv)).toEqual(rows)
})

test('below a heading row that cannot be read there are no rows', () => {
  expect(rowsOf('a"x",b\n1,2\n3,4\n')).toEqual({ rows: [], bad: [{ line: 1, reason: badOpen }] })
  expect(rowsOf('"a,b\n1,2\n')).toEqual({ rows: [], bad: [{ line: 1, reason: `${unclosed} (read up to line 2)` }] })
})

test('a large file that is separated by other signs is given up early, and what came before it is kept', () => {
  const theirs = ['"date"~"name"~rating', ...Array.from({ length: 20_000 }, (_, index) => `"2026-03-01"~"Ann ${index}"~5`)]
  expect(rowsOf(theirs.join('\n'))).toEqual({ rows: [], bad: [{ line: 1, reason: `${badClose} (nothing after it was read)` }] })
  const { rows, bad } = rowsOf(['a,b', '1,2', ...theirs].join('\n'))
  expect(rows).toEqual([{ line: 2, cells: { a: '1', b: '2' } }])
  expect(bad).toEqual([{ line: 3, reason: `${badClose} (nothing after it was read)` }])
})

test.each(['', '\n\n', '\ufeff', 'a,b', 'a,b\n', 'a,b\n\n\n'])('%j holds no rows', (csv) => {
  expect(rowsOf(csv)).toEqual({ rows: [], bad: [] })
})

test('headings that are names of a prototype are only headings', () => {
  const { rows } = rowsOf('__proto__,constructor\n1,2')
  expect(Object.entries(rows[0]!.cells)).toEqual([
    ['__proto__', '1'],
    ['constructor', '2'],
  ])
  expect(Object.getPrototypeOf(rows[0]!.cells)).toBe(Object.prototype)
})
