/** Whose screen it is: an admin goes other ways from it than a teacher. */
export type ViewerRole = 'admin' | 'teacher'
