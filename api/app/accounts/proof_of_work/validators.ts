import vine from '@vinejs/vine'

/** Base64 of the browser's result (docs/decisions/0029); its content is checked with its signature. */
export const proof = () => vine.string().maxLength(2000).optional()
