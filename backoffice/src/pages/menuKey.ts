/** Where a device keeps whether somebody folded the menu or unfolded it. */
export const menuKey = 'zhuxue.board.menu'
