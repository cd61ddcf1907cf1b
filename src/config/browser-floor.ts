/** The oldest browsers in which a page is complete; styles and scripts are compiled to them. In older ones pages can be read and forms sent, with plainer looks. */
export const browserFloor = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128']
