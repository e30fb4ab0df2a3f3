/**
 * Whether the URL still names the screen that asks. It does not once another navigation has begun: the screen stays
 * until the code of the next one has loaded, and must write nothing into the URL any more.
 */
export const isCurrentPath = (pathname: string) => window.location.pathname === pathname
