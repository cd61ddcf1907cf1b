/** One entry of a menu. */
export interface MenuLink {
  label: string
  href: string
}

export interface HintedLink extends MenuLink {
  /** Shown in the tooltip on hover and keyboard focus; in the camps' menu, below the label. */
  hint: string
  /** For a camp: the note that it is over, shown once its last day has passed. */
  over?: { camp: Record<string, string>; when: { 'data-when': string; hidden: boolean }; words: string }
}

export interface MenuGroup {
  heading: string
  links: MenuLink[]
}

/** A group of the phone's menu, with an icon for its audience. */
export interface PanelGroup extends MenuGroup {
  icon: string
}
