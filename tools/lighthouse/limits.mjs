/**
 * The limits of each page of `npm run tools -- lighthouse`, for the medians of its runs on a quiet machine
 * (docs/performance.md).
 */
const ofEveryPage = { 'performance': 95, 'accessibility': 100, 'best-practices': 95, 'seo': 100 }
/** Neither a test nor the admin is a page for search engines. */
const { seo, ...hidden } = ofEveryPage

/** Minimum scores, and the maximum LCP in milliseconds. */
export const limits = {
  anyPage: { scores: ofEveryPage },
  paper: { scores: hidden, lcp: 1500 },
  shop: { scores: { ...hidden, performance: 100, seo }, lcp: 1000 },
  login: { scores: { ...hidden, performance: 98 }, lcp: 1100 },
  board: { scores: { ...hidden, performance: 90 } },
}
