/** The oldest browsers with full support: the compile target of styles and scripts. Older ones get readable pages and working forms. */
export const browserFloor = ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox128']
