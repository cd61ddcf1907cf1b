/** One entry of a menu. */
export interface MenuLink {
  label: string
  href: string
}

export interface HintedLink extends MenuLink {
  /** What the tooltip says on hover and on keyboard focus, and the camps' menu below the label. */
  hint: string
  /** Of a camp: that it is over is said from its last day on. */
  over?: { camp: Record<string, string>; when: { 'data-when': string; hidden: boolean }; words: string }
}

export interface MenuGroup {
  heading: string
  links: MenuLink[]
}

/** A group of the phone's menu: a drawing says for whom it is. */
export interface PanelGroup extends MenuGroup {
  icon: string
}
