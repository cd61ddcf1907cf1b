// Everything a page runs before the visitor does anything. Each file is a few lines and stands alone.
import './back-to-top'
import './count-up'
import './dialogs'
import './display'
import './menus'
import './reveal'
import './tooltips'
import './year'
