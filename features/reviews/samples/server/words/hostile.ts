import type { NewReview } from '../../../server/new-review'
import type { Dice } from './dice'

type Spoilt = Pick<NewReview, 'reviewer' | 'title' | 'text'>

/** One word that no line can hold, of 136 letters. */
const UNBREAKABLE = 'Tussockandtidewhakawhanaungatangadecksandkitchens'.repeat(3).slice(0, 136)
const EMOJI = '👩🏽‍🔧👨‍👩‍👧‍👦🏳️‍🌈🇳🇿👍🏿🧑🏻‍🤝‍🧑🏿❤️‍🔥1️⃣'
const OVERRIDE = '\u202e'
const ISOLATE = '\u2067'
const ZERO_WIDTH = '\u200b\u200d\u2060\ufeff'

/** What visitors have been known to type, or could. */
const tricks: readonly ((spoilt: Spoilt) => Spoilt)[] = [
  ({ reviewer, text }) => ({ reviewer: `${reviewer}<script>alert(1)</script>`, text: `<script>alert("review")</script>${text}` }),
  ({ reviewer, text }) => ({ reviewer, text: `${text} </script><script>alert('${reviewer}')</script> <!-- ]]>` }),
  ({ text }) => ({
    reviewer: `"><img src=x onerror=alert(2)>`,
    title: `<b>Bold</b> & "quoted"`,
    text: `<a href="javascript:alert(3)">${text}</a>`,
  }),
  ({ reviewer, text }) => ({ reviewer: `${OVERRIDE}${reviewer}`, text: `${OVERRIDE}${text} ${ISOLATE}unclosed` }),
  ({ reviewer, text }) => ({ reviewer, text: `${text} ${UNBREAKABLE}` }),
  ({ text }) => ({ reviewer: UNBREAKABLE, title: UNBREAKABLE, text }),
  ({ reviewer, text }) => ({ reviewer: `${reviewer} 👷🏽‍♀️`, title: EMOJI, text: `${EMOJI}${EMOJI}\n${text}\n${EMOJI}` }),
  ({ text }) => ({
    reviewer: `Robert'); DROP TABLE review;--`,
    title: `"'\`\\`,
    text: `"${text}" 'and' \`more\` \\n %s %00 &amp;quot; {{7*7}} \${7*7}`,
  }),
  ({ reviewer, text }) => ({ reviewer, title: '=HYPERLINK("https://attack.example";"Read")', text: `=1+1\n@SUM(A1)\n${text}` }),
  ({ reviewer, text }) => ({
    reviewer: `${ZERO_WIDTH}${reviewer}`,
    text: `D${'\u0301\u0323'.repeat(20)}ecks${ZERO_WIDTH} ${text}\r\n\r\n\t `,
  }),
]

/** The same review as somebody sends it who means harm, or whose keyboard does. */
export const spoilt = (dice: Dice, review: NewReview): NewReview => ({ ...review, ...dice.pick(tricks)(review) })
