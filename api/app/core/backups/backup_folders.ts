/**
 * Folders of DATA_DIR that cannot be recreated: uploads, videos, and the state of local drivers. Image variants are made
 * from uploads; SMS texts and exports are short-lived.
 */
export const backupFolders = ['uploads', 'videos', 'live', 'wallet', 'province', 'face']
