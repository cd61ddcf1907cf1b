/** The oldest browsers in which a page is whole; styles and scripts are compiled to them. Older ones get it readable, and forms sent, in plainer looks. */
export const browserFloor = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128']
