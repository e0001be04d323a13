/** What people write to a business, in pieces; put together they make as many messages as are needed, no two the same. */
const openings = [
  'Kia ora,',
  'Hi there',
  'Tēnā koutou,',
  'To whom it may concern:',
  'G’day –',
  'Good morning! ',
  'Bonjour,',
  'HELLO',
  '您好,',
  'Malo e lelei,',
]
const bodies = [
  'our deck in Tāhunanui has gone soft at the steps. Could somebody look at it?',
  'WE NEED A QUOTE FOR A KITCHEN BEFORE CHRISTMAS!!! PLEASE RING, NOBODY ANSWERS EMAIL THESE DAYS',
  'ok',
  'I saw the pergola at https://example.nz/pergola-bay and I’d love one like it. What would it cost?',
  'it’s Ann O’Neill-Māhina from number 12½; the hinge squeaks, the bill says $1,240.50 (GST incl.) – is that right?',
  '我们想在花园里建一个木平台，大约五米乘四米。请给我们一个报价。',
  'ご相談があります。窓辺のベンチを作っていただけますか？',
  'مرحبا، نريد مطبخا جديدا من الخشب. كم تكلف؟',
  `Here is the whole story. ${'First the rain came in at the back door, then the boards rose, and my husband put a bucket under it. '.repeat(15)}`,
  'two things:\n\n1) the gate\n2) the gutter\n\n\tThanks   a lot',
  'Is 50% deposit normal? My sister paid 10% & got it in 3 weeks. <sorry for asking> "just checking"',
  'My new address is ann.neu@post.example, phone 021 555 0142; old one was ann@old.example. Please change it.',
  'Could you be cheaper than the other builder? Free on Friday, or call my mobile. Best price wins :-)',
  '🏡🔨 yes please 😀',
  'Re: your email. See attached plan; the loan offer from the bank runs out on 3 May, so we have to click with somebody soon.',
  'Please remove the old shed, select the timber for us and insert a window where the drop is. -- Tom; PS: thanks',
  'no rush',
  'Ko Wiremu tōku ingoa. Kei te hiahia mātou ki tētahi whare hou mō te whānau.',
  'The wood is 140 × 19 mm, 6 m long, ≈ 40 m². Temperature inside: 14 °C. Not good…',
  'Sent from my phone',
]
const names = [
  'Ann',
  'Māia Te Whare',
  'Jean-Luc O’Brien',
  '王小明',
  'X Æ',
  'Mr. A. B. Cee',
  'ngaire',
  'SIONE',
  'Müller-Lüdenscheidt',
  'ʻAna',
]

export type Letter = { readonly name: string; readonly email: string; readonly message: string; readonly hasFile: boolean }

export const lettersOfPeople: readonly Letter[] = openings.flatMap((opening, row) =>
  bodies.map((body, column) => ({
    name: names[(row + column) % names.length]!,
    email: `person.${row}+${column}@post.example`,
    // "ok" and the like stand alone every second time: the shortest messages are messages too.
    message: row % 2 && body.length < 12 ? `${body}${'.'.repeat(row)}` : `${opening} ${body}`,
    hasFile: column % 5 === 0,
  })),
)
