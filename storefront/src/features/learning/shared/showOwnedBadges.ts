import { ownedCourses } from './ownedStore'

/** Shows the marks `data-owned` of courses that the visitor owns; the page itself is cached for everybody. */
export function showOwnedBadges(): void {
  ownedCourses.subscribe((owned) => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-owned]')) {
      mark.hidden = !owned?.has(Number(mark.dataset.owned))
    }
  })
}
