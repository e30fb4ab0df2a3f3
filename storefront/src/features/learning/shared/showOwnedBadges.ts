import { ownedCourses } from './ownedStore'

/** Shows the badges `data-owned` of courses that the user owns; the page itself is cached for all users. */
export function showOwnedBadges(): void {
  ownedCourses.subscribe((owned) => {
    for (const mark of document.querySelectorAll<HTMLElement>('[data-owned]')) {
      mark.hidden = !owned?.has(Number(mark.dataset.owned))
    }
  })
}
