const key = 'zx-partner-code'

/** The code of a partner's link, or null. */
export function codeOfLink(search: string): string | null {
  const code = new URLSearchParams(search).get('exclusiveCode')?.trim().toUpperCase() ?? ''
  return /^[A-Z0-9]{6}$/.test(code) && code !== '000000' ? code : null
}

/** A partner's QR code leads into the shop with its code; it is kept for this tab, until the order is confirmed with or without it. */
export function rememberPartnerCode(): void {
  const code = codeOfLink(location.search)
  if (code) sessionStorage.setItem(key, code)
}

export const partnerCode = (): string | null => sessionStorage.getItem(key)

/** Once the buyer takes the code out, it does not come back. */
export const forgetPartnerCode = (): void => sessionStorage.removeItem(key)
