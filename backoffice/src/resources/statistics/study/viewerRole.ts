/** The role of the screen: its links differ for an admin and a teacher. */
export type ViewerRole = 'admin' | 'teacher'
