import { site } from '#config/site.ts'
import texts from '#content/interface/camps.json' with { type: 'json' }
import type { CampState } from '#lib/camps/camp-state.ts'
import { chatHref } from '#lib/phone-links.ts'
import type { Action } from '#schemas/action.ts'
import { stateMessages } from './state/state-words.ts'

/** Element id of a camp page's waiting list. */
export const waitingListId = 'waiting-list'

/** Link to a camp's waiting list; without a title, to the list for whichever camp comes next. */
export function waitingListAction(title?: string, href = `#${waitingListId}`): Action {
  return { label: texts.waitingList, href, newTab: false, list: { name: title ?? texts.nextCamp, joined: texts.joined } }
}

/** The primary action in each state: a chat to sign up or to ask, or the waiting list. */
export function signUpActions(camp: { title: string }, signUpMessage: string): Record<CampState, Action> {
  const messages = stateMessages(camp, signUpMessage)
  const waitingList = waitingListAction(camp.title)
  return {
    planned: waitingList,
    open: chat(texts.openChat, messages.open),
    few: chat(texts.openChat, messages.few),
    full: waitingList,
    running: chat(texts.runningChat, messages.running),
    ended: chat(texts.endedChat, messages.ended),
  }
}

function chat(label: string, message: string): Action {
  return { label, href: chatHref(site.whatsapp, message), newTab: true }
}
