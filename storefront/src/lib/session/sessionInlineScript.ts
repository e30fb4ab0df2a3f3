import { sessionKey } from './sessionKey'

/**
 * Runs in the head of every page, before the first paint: pages are the same for all users, and only this browser knows
 * whether the header shows 登录 or a name. `applySessionToDom` does the same once the island is hydrated.
 */
export const sessionInlineScript = `try{const s=JSON.parse(localStorage.getItem('${sessionKey}'));if(s.token&&s.userName){const h=document.documentElement,d=h.dataset,r=s.roles;d.session=r.includes('user')?'learner':'staff';if(r.some(x=>x!=='user'))d.staff='';if(r.includes('admin'))d.role='admin';h.style.setProperty('--user-name',JSON.stringify(s.userName))}}catch{}`
