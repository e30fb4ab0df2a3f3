/** Storage key of the collapsed state of the menu. */
export const menuKey = 'zhuxue.board.menu'
