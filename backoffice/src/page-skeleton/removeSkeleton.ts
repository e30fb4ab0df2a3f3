/** The first screen of the board is there. Alone in its file, so that the board shares none with what runs before it. */
export const removeSkeleton = () => document.getElementById('frame')?.remove()
