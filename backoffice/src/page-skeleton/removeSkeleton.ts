/** Called when the first screen is rendered. In its own file, so that the admin shares none with the code before it. */
export const removeSkeleton = () => document.getElementById('frame')?.remove()
