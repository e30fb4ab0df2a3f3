export const partnerCodeKey = 'zx-partner-code'

/**
 * Runs in the head of every page: a partner's QR code leads into the shop with its code, which is kept for this tab, until
 * the order is confirmed with or without it. Somebody who goes on before the scripts have loaded keeps it too.
 */
export const rememberPartnerCode = `try{const c=(new URLSearchParams(location.search).get('exclusiveCode')??'').trim().toUpperCase();if(/^[A-Z0-9]{6}$/.test(c)&&c!=='000000')sessionStorage.setItem('${partnerCodeKey}',c)}catch{}`
