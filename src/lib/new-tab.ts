interface NewTab {
  target: '_blank'
  rel: 'noopener'
  'aria-describedby': string
}

/** Ids of the descriptions of links to a new tab. The layout has both: one for chats, one for all others. */
export const newTabIds = { any: 'new-tab', chat: 'new-tab-chat' }

export function newTab(href: string): NewTab {
  const isChat = href.startsWith('https://wa.me/')
  return { target: '_blank', rel: 'noopener', 'aria-describedby': isChat ? newTabIds.chat : newTabIds.any }
}
