import vine from '@vinejs/vine'

/** Base64 of what the browser computed (docs/decisions/0029); what is in it is checked with its signature. */
export const proof = () => vine.string().maxLength(2000).optional()
