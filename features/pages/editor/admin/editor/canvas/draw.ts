import { renderModules } from '@frontage/kit/island/draw-modules'
import type { AnswerOf, InputOf } from '@frontage/kit/wire/call'
import { send } from '@frontage/kit/wire/send.client'

type Policy = { readonly createHTML: (text: string) => string }
type Policies = { createPolicy(name: string, rules: Policy): Policy }

/** Markup that the browser takes. Only what the server drew ever becomes that: nothing else reaches this policy. */
const policy: Policy = (globalThis as { trustedTypes?: Policies }).trustedTypes?.createPolicy('drawn', { createHTML: (text) => text }) ?? {
  createHTML: (text) => text,
}

type Answer = AnswerOf<typeof renderModules>
export type RenderedCanvas =
  | { readonly html: string; readonly isEmpty?: true | undefined; readonly fault?: undefined }
  | { readonly fault: string; readonly at?: string | undefined; readonly html?: undefined; readonly isEmpty?: undefined }

/** Asks the server to draw modules. What it answers, and nothing else, may stand in the canvas as markup. */
export async function draw(
  asked: InputOf<typeof renderModules>,
  signal: AbortSignal,
): Promise<Omit<Answer, 'drawn'> & { drawn: Map<string, RenderedCanvas> }> {
  const { drawn, ...sheets } = await send(renderModules, asked, signal)
  const byKey = drawn.map(
    (one) =>
      [one.key, 'html' in one ? { html: policy.createHTML(one.html), isEmpty: one.isEmpty } : { fault: one.fault, at: one.at }] as const,
  )
  return { ...sheets, drawn: new Map<string, RenderedCanvas>(byKey) }
}
