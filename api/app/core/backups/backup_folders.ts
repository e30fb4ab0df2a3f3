/**
 * Folders of DATA_DIR that nothing else can make again: uploads, videos, and what local drivers remember. Pictures
 * are made of uploads; texts of SMS and exports are short-lived.
 */
export const backupFolders = ['uploads', 'videos', 'live', 'wallet', 'province', 'face']
