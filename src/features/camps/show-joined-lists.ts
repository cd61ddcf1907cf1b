import { forgetBegunCamps, hasJoined, onJoinedList } from '#browser/joined-lists.ts'

// <a href="#waiting-list" data-list="the camp's title" data-joined="its text once this device has joined that list">
function showJoinedLists(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-list]')) {
    const { list, joined = '' } = link.dataset
    if (!hasJoined(list) || link.hasAttribute('data-on-list')) continue
    link.setAttribute('data-on-list', '')
    link.textContent = joined
  }
}

forgetBegunCamps()
showJoinedLists()
onJoinedList(showJoinedLists)
