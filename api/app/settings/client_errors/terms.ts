/** Front end in which a script failed. */
export const ClientFront = { Shop: 'shop', Board: 'board' } as const
export type ClientFront = (typeof ClientFront)[keyof typeof ClientFront]
export const ClientFrontText = { shop: '学员端', board: '管理台' } as const satisfies Record<ClientFront, string>
export const ClientFronts: readonly ClientFront[] = ['shop', 'board']

/** Characters; longer values are cut. */
export const ClientErrorLimit = { message: 300, place: 200, page: 200 } as const
