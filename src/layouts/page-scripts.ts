// The scripts that every page runs at once. Each file is short and independent.
import { init as prefetchLinks } from 'astro/virtual-modules/prefetch.js'
import '#browser/open-target.ts'
import '#browser/print.ts'
import '#browser/remember-visit.ts'
import '#browser/reveal.ts'
import '#browser/swiped-lists.ts'
import '#chrome/back-to-top.ts'
import '#chrome/day-notice.ts'
import '#chrome/display.ts'
import '#chrome/menus.ts'
import '#chrome/popovers.ts'
import '#chrome/tooltips.ts'
import '#chrome/year.ts'
import '#features/camps/show-joined-lists.ts'
import '#features/forms/form-links.ts'
import '#features/gallery/gallery.ts'
import '#ui/Contents/mark-current-part.ts'
import '#ui/Dialog/dialogs.ts'
import '#ui/FootBar/foot-bar.ts'

// Enabled in Astro's configuration, it would be a separate file that every page requests before its picture.
prefetchLinks({ prefetchAll: true, defaultStrategy: 'hover' })
