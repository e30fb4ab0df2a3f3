export const organisationsPath = '/board/admin/organisations'
