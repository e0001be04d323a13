type Policy = { createHTML(html: string): string }
type Scope = { readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } }

let policy: Policy | undefined

/**
 * HTML of our own server, or text that is only parsed, for pages that take no bare text (`require-trusted-types-for 'script'`).
 * The policy is called `frontage`; a page that lists its policies has to name it. Throws a TypeError where it does not.
 */
export function trusted(html: string): string {
  policy ??= (globalThis as Scope).trustedTypes?.createPolicy('frontage', { createHTML: (given) => given })
  return policy ? policy.createHTML(html) : html
}
