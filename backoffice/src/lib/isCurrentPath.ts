/**
 * Whether the URL still belongs to the calling screen. Once another navigation has started, the old screen stays until
 * the code of the next has loaded, and must not write into the URL.
 */
export const isCurrentPath = (pathname: string) => window.location.pathname === pathname
