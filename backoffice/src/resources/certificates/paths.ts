export const userCertRoot = '/board/admin/user-cert'

/** docs/product.md 10.1: what an admin sees of one person's study. */
export const userCertPath = (userId: number) => `${userCertRoot}/${userId}`
