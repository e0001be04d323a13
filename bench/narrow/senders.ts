import sharp from 'sharp'

type Records = {
  readonly accounts: { readonly owner: { readonly email: string; readonly password: string } }
  readonly contactForm: number
}

/** Pictures as phones and programs make them. */
async function pictures(): Promise<readonly Blob[]> {
  const noise = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
  return [
    new Blob([new Uint8Array(await noise(4_000, 3_000).jpeg().withExif({}).withMetadata({ orientation: 6 }).toBuffer())]),
    new Blob([new Uint8Array(await noise(6_000, 4_000).jpeg({ quality: 60 }).toBuffer())]),
    new Blob([new Uint8Array(await noise(3_000, 2_000).png().toBuffer())]),
    new Blob([new Uint8Array(await noise(4_000, 3_000).webp().toBuffer())]),
  ]
}

/** An owner who adds pictures, and visitors who send files through a form; the statuses of what is answered. */
export async function sendersOf(base: string, { accounts, contactForm }: Records): Promise<(turn: number) => Promise<number>> {
  const all = await pictures()
  const plan = new Blob([new Uint8Array(8_000_000)])
  const json = { 'content-type': 'application/json', origin: base }
  const entry = await fetch(`${base}/api/sign-in`, { method: 'POST', headers: json, body: JSON.stringify(accounts.owner) })
  const cookie = entry.headers.get('set-cookie')?.split(';')[0] ?? ''
  const post = async (address: string, body: FormData, headers: Readonly<Record<string, string>> = {}): Promise<number> => {
    const answer = await fetch(base + address, { method: 'POST', body, headers })
    await answer.arrayBuffer()
    return answer.status
  }
  return (turn) => {
    const body = new FormData()
    if (turn % 3 === 2) {
      for (const [name, value] of Object.entries({ 'your-name': 'Ann', 'your-email': 'ann@example.test', _wpcf7_unit_tag: 'wpcf7-f1-o1' }))
        body.append(name, value)
      body.append('your-file', plan, 'plan.pdf')
      return post(`/wp-json/contact-form-7/v1/contact-forms/${contactForm}/feedback`, body)
    }
    body.append('file', all[turn % all.length]!, `picture-${turn}.jpg`)
    return post('/api/media/add', body, { cookie, origin: base })
  }
}
