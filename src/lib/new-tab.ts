interface NewTab {
  target: '_blank'
  rel: 'noopener'
  'aria-describedby': string
}

/** What a link to another tab says about itself: the layout has the two descriptions, for a chat and for all else. */
export const newTabIds = { any: 'new-tab', chat: 'new-tab-chat' }

export function newTab(href: string): NewTab {
  const isChat = href.startsWith('https://wa.me/')
  return { target: '_blank', rel: 'noopener', 'aria-describedby': isChat ? newTabIds.chat : newTabIds.any }
}
