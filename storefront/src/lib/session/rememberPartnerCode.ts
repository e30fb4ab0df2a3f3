export const partnerCodeKey = 'zx-partner-code'

/**
 * Runs in the head of every page: a channel's QR code opens the storefront with its code, which is stored for this tab
 * until the order is confirmed with or without it. It is stored before the other scripts load, so that a quick
 * navigation does not lose it.
 */
export const rememberPartnerCode = `try{const c=(new URLSearchParams(location.search).get('exclusiveCode')??'').trim().toUpperCase();if(/^[A-Z0-9]{6}$/.test(c)&&c!=='000000')sessionStorage.setItem('${partnerCodeKey}',c)}catch{}`
