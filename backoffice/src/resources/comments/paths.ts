export const commentsPath = '/board/admin/admin-comments'
